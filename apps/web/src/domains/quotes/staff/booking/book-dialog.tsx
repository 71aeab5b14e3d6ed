import { type Quote, quoteSchema } from '@cleaning/contract/quotes';
import { fullName, plural } from '@cleaning/contract/rules';
import { SERIES_INTERVAL_NAMES, SERIES_INTERVALS } from '@cleaning/contract/series/rules';
import { formatMoney, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { SelectField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { describeDay } from '#domains/appointments/format-appointment.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { totalOrToPrice } from '../list/quote-labels.ts';
import {
  agreedVisit,
  describeCleaner,
  firstVisit,
  newVisit,
  seriesOf,
  timesOf,
  visitOfSameClient,
  visitProblem,
  type VisitValues,
} from './agreed-visits.ts';
import styles from './book-dialog.module.css';
import { VisitFields } from './visit-fields.tsx';

const ONCE = 'once';

const HOW_OFTEN = [
  { value: ONCE, label: 'Once' },
  ...SERIES_INTERVALS.map((weeks) => ({
    value: String(weeks),
    label: SERIES_INTERVAL_NAMES[weeks],
  })),
];

export interface BookDialogProps {
  readonly open: boolean;
  readonly quote: Pick<
    Quote,
    'id' | 'reference' | 'version' | 'service_id' | 'total_cents' | 'client' | 'suburb'
  > &
    Partial<
      Pick<Quote, 'preferred_date' | 'preferred_time' | 'interval_weeks' | 'rooms' | 'addon_ids'>
    >;
  /** What is still to pay of the deposit; null when nothing is. */
  readonly depositDueCents: number | null;
  readonly onClose: () => void;
}

/** Books the agreed visits of an approved quote, or one visit that is planned later. */
export function BookDialog({ open, quote, depositDueCents, onClose }: BookDialogProps) {
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion<BookDialogProps['quote']>(quote, quoteSchema);
  const [every, setEvery] = useState(() => String(quote.interval_weeks ?? ONCE));
  const [visits, setVisits] = useState<readonly VisitValues[]>(() => [
    firstVisit(quote, sydneyDateOf(new Date())),
  ]);
  const days = visits
    .map(({ date }) => date)
    .filter((date) => date !== '')
    .toSorted();
  const [from = '', to = days.at(-1) ?? ''] = [days[0]];
  const { data: booked } = useQuery({
    ...api.listAppointments.query({ from, to, page_size: 100 }),
    enabled: from !== '',
  });
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  const problems = visits.map((visit) =>
    visitProblem(
      visit,
      booked?.results ?? [],
      visits.filter((other) => other.key !== visit.key),
    ),
  );
  const { client } = quote;
  const name = client?.first_name ?? 'The client';
  const sameClient = visits.flatMap(
    (visit) => visitOfSameClient(visit, booked?.results ?? [], quote.client?.id) ?? [],
  );
  const agreed = visits.flatMap((visit) => agreedVisit(visit) ?? []);
  const isReady =
    visits.length > 0 && agreed.length === visits.length && problems.every((one) => one === null);

  const unready = visits.findIndex(
    (visit, index) => problems[index] !== null || agreedVisit(visit) === null,
  );
  const missing = problems[unready] === null ? 'a day, a time and a cleaner' : 'a free time';
  const reasonId = useId();

  const [only] = visits;
  const interval =
    visits.length === 1 ? SERIES_INTERVALS.find((weeks) => String(weeks) === every) : undefined;
  const booking = useCommand(api.convertQuote.mutation({ id: quote.id }), {
    onRefused: handleConflict,
    onDone: onClose,
  });
  const book = (appointments: typeof agreed) => {
    const series =
      only !== undefined && appointments.length === 1 ? seriesOf(only, interval) : null;
    void booking.submit({
      version: latest.version,
      ...(series === null ? { appointments } : { appointments: [], series }),
    });
  };
  const whole = client === null ? 'the client' : fullName(client.first_name, client.last_name);
  const preferredDate = quote.preferred_date ?? null;
  const count = plural(visits.length, 'visit');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={`Book ${quote.reference} for ${whole}?`}
      actions={
        <>
          <Button
            busy={isReady && booking.isBusy}
            busyLabel="Booking"
            aria-disabled={!isReady || undefined}
            aria-describedby={isReady ? undefined : reasonId}
            onClick={isReady ? () => book(agreed) : undefined}
          >
            {interval === undefined ? `Book ${count}` : 'Book the series'}
          </Button>
          <Button
            variant="outline"
            busy={!isReady && booking.isBusy}
            busyLabel="Booking"
            onClick={() => book([])}
          >
            Book without a time
          </Button>
        </>
      }
    >
      <p>
        {SERVICES[quote.service_id].name}
        {quote.suburb === null ? '' : `, ${quote.suburb}`}, {totalOrToPrice(latest.total_cents)}.
        {preferredDate === null ? '' : ` ${name} asked for ${describeDay(preferredDate)}.`}{' '}
        {tellsByEmail(name, client?.has_email !== false, ' with each visit')}
      </p>
      {depositDueCents === null ? null : (
        <Alert tone="warning" title="The deposit is still due">
          <p>
            {`${formatMoney(depositDueCents)} is due before we come. You can book it all the same: the deposit stays due.`}
          </p>
        </Alert>
      )}
      <div className={styles['visits']}>
        {visits.map((visit, index) => (
          <VisitFields
            key={visit.key}
            number={index + 1}
            visit={visit}
            staff={staff.map(({ id, first_name }) => ({
              value: id,
              label: describeCleaner({ id, first_name }, visit.date, booked?.results),
            }))}
            problem={problems[index] ?? null}
            onChange={(changed) =>
              setVisits(visits.map((other) => (other.key === visit.key ? changed : other)))
            }
            onRemove={
              visits.length === 1
                ? undefined
                : () => setVisits(visits.filter((other) => other.key !== visit.key))
            }
          />
        ))}
      </div>
      <div aria-live="polite">
        {sameClient.map((other) => (
          <Alert
            key={other.starts_at}
            tone="warning"
            title={`${name} already has a visit then. Book it anyway?`}
          >
            <p>{`${timesOf(other)}, with ${other.staff_member?.first_name ?? 'no one yet'}.`}</p>
          </Alert>
        ))}
      </div>
      {visits.length === 1 ? (
        <SelectField
          label="How often"
          hint={
            interval === undefined
              ? undefined
              : 'From this visit on, at the same time, until you end it.'
          }
          value={every}
          options={HOW_OFTEN}
          onChange={(event) => setEvery(event.target.value)}
        />
      ) : null}
      <div>
        <Button
          variant="soft"
          size="sm"
          icon={<Plus />}
          onClick={() => setVisits([...visits, newVisit(visits.at(-1)?.date ?? '')])}
        >
          Add visit
        </Button>
      </div>
      {isReady ? null : (
        <p id={reasonId} className={styles['hint']}>
          {`Give visit ${unready + 1} ${missing} first. Or book without a time, and plan it later.`}
        </p>
      )}
      <ErrorAlert title="Not booked" error={booking.error} />
    </Dialog>
  );
}
