import styles from './conflict-sides.module.css';
import { type WorkRow, WorkRows } from './work-rows.tsx';

interface ConflictSidesProps {
  phone: readonly WorkRow[];
  office: readonly WorkRow[];
}

/** What a phone has of a visit beside what the office has. */
export function ConflictSides({ phone, office }: ConflictSidesProps) {
  return (
    <div className={styles['sides']}>
      <Side title="On your phone" rows={phone} />
      <Side title="At the office" rows={office} />
    </div>
  );
}

function Side({ title, rows }: { title: string; rows: readonly WorkRow[] }) {
  return (
    <section className={styles['side']}>
      <h3>{title}</h3>
      <WorkRows rows={rows} />
    </section>
  );
}
