import { formatInstant } from '@cleaning/pricing';
import { Text } from '@cleaning/ui/text';
import { describeMinutes } from '../../format-appointment.ts';
import { countMinutes } from '../../visit-queue/describe-work.ts';
import type { Work, WorkOf } from '../../visit-queue/queued-work.ts';
import styles from './work-rows.module.css';

/** A fact about the work at a visit: "Finished", "10:30 am". */
export interface WorkRow {
  readonly label: string;
  readonly value: string;
}

export function WorkRows({ rows }: { rows: readonly WorkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Text as="span" wrap="as-typed">
              {value}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const formatClock = (instant: string): string => formatInstant(instant, 'time');

export const completedRows = (work: WorkOf<'complete'>): WorkRow[] => [
  { label: 'Finished', value: formatClock(work.endedAt) },
  { label: 'Time to invoice', value: describeMinutes(countMinutes(work)) },
];

/** A note for the office; no row for an empty one. */
export const noteRows = (notes: string): WorkRow[] =>
  notes === '' ? [] : [{ label: 'Notes for the office', value: notes }];

/** What the name of a piece of work does not say of it. */
export function detailRows(work: Work): readonly WorkRow[] {
  if (work.kind === 'note') return noteRows(work.notes);
  if (work.kind !== 'complete') return [];
  return [
    { label: 'Started', value: formatClock(work.startedAt) },
    ...completedRows(work),
    ...noteRows(work.notes ?? ''),
  ];
}
