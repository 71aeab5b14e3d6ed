import { dayParts, describeShortDate } from '../../format-appointment.ts';
import styles from '../../series/occurrence-list.module.css';

/** The dates that would be booked. Only the first one states the weekday. */
export function DateChips({ dates }: { readonly dates: readonly { readonly date: string }[] }) {
  if (dates.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="Dates to book">
      {dates.map(({ date }, index) => (
        <li key={date} className={styles['date']}>
          <b>{index === 0 ? describeShortDate(date) : shortDate(date)}</b>
        </li>
      ))}
    </ul>
  );
}

/** "16 Dec". */
function shortDate(date: string): string {
  const { day, month } = dayParts(date);
  return `${day} ${month.slice(0, 3)}`;
}
