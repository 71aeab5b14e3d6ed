import { OPENING_HOURS } from '#content/opening-hours.ts';
import styles from './hours-table.module.css';

export interface HoursTableProps {
  /** The row of today: 0 to 2. */
  today?: number | null;
}

/** The weekly opening hours. */
export function HoursTable({ today = null }: HoursTableProps) {
  return (
    <div className={styles['root']}>
      <table className={styles['table']}>
        <tbody>
          {OPENING_HOURS.map(({ days, time }, index) => (
            <tr key={days} data-today={index === today ? '' : undefined}>
              <th scope="row">{days}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
