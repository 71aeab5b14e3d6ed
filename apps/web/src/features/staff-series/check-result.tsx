import type { SeriesCheck } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import type { UseQueryResult } from '@tanstack/react-query';
import { countAppointments, describeTime } from '../../shared/appointments/format-appointment.ts';
import { ErrorAlert } from '../../shared/errors/error-alert.tsx';
import { describeSeriesDate } from '../../shared/series/describe-series.ts';
import styles from './staff-series.module.css';

type CheckedDate = SeriesCheck['dates'][number];

export interface CheckResultProps {
  readonly query: Pick<UseQueryResult<SeriesCheck>, 'data' | 'error'>;
  /** What is done on the dates on which the cleaner is free: "booked", "changed". */
  readonly done: string;
}

/** What saving would do, by date: shown before it is saved. */
export function CheckResult({ query: { data, error }, done }: CheckResultProps) {
  if (error !== null) return <ErrorAlert title="Not possible" error={error} />;
  if (data === undefined) return null;
  const of = (state: CheckedDate['state']) => data.dates.filter((each) => each.state === state);
  const clashes = of('clash');
  return (
    <div className={styles['check']} aria-live="polite">
      {clashes.length === 0 ? null : (
        <Alert tone="warning" title="The cleaner is not free on every date">
          <ul>
            {clashes.map(({ date, clash }) => (
              <li key={date}>
                {describeSeriesDate(date)}
                {clash === null ? null : `: with ${clash.client_name}, ${describeTime(clash)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Dates dates={of('free')} label={done} />
      <Dates dates={of('leave')} label="without a cleaner, who is on leave" />
      <Dates dates={of('kept')} label="changed on its own before, kept" />
      <Dates dates={of('cancelled')} label="cancelled, free of charge" />
      <Dates dates={of('public_holiday')} label="left out, public holiday" />
    </div>
  );
}

function Dates({
  dates,
  label,
}: {
  readonly dates: readonly CheckedDate[];
  readonly label: string;
}) {
  if (dates.length === 0) return null;
  return (
    <p>
      <b>{`${countAppointments(dates.length)} ${label}: `}</b>
      {dates.map(({ date }) => describeSeriesDate(date)).join(', ')}
    </p>
  );
}
