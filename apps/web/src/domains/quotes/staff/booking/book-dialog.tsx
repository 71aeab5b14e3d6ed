import { type Quote, quoteSchema } from '@cleaning/contract/quotes';
import { stoppedBy } from '@cleaning/contract/availability/rules';
import { fullName, plural } from '@cleaning/contract/rules';
import {
  RECURRENCE_NAMES,
  RECURRENCE_OF_WEEKS,
  RECURRENCES,
} from '@cleaning/contract/series/rules';
import { formatMoney, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { SelectField } from '@cleaning/ui/field';
import { useQueries, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { findChecked } from '#domains/appointments/availability/availability-result.tsx';
import { cleanerOptions } from '#domains/appointments/availability/cleaner-options.ts';
import {
  availabilityQuery,
  timeOn,
  toAvailability,
} from '#domains/appointments/availability/use-availability.ts';
import { describeDay } from '#domains/appointments/format-appointment.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { totalOrToPrice } from '../list/quote-labels.ts';
import {
  agreedVisit,
  firstVisit,
  newVisit,
  toSeriesRequest,
  visitProblem,
  type VisitValues,
} from './agreed-visits.ts';
import styles from './book-dialog.module.css';
import { VisitFields } from './visit-fields.tsx';

const ONCE = 'once';

const HOW_OFTEN = [
  { value: ONCE, label: 'Once' },
  ...RECURRENCES.map((recurrence) => ({
    value: recurrence,
    label: RECURRENCE_NAMES[recurrence],
  })),
];

export interface BookDialogProps {
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

const NOT_ASKED = { cleaners: undefined, hasMore: false, error: null };

/** The time of a visit to check; null while it is incomplete. */
function toAskedTime(
  { date, from, to, staffId }: VisitValues,
  { client, suburb }: BookDialogProps['quote'],
) {
  const time = timeOn(date, from, to);
  return time === null || client === null
    ? null
    : { clientId: client.id, suburb: suburb ?? '', ...time, staffId };
}

/** Books the agreed visits of an approved quote, or one visit that is planned later. */
export function BookDialog({ quote, depositDueCents, onClose }: BookDialogProps) {
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion<BookDialogProps['quote']>(quote, quoteSchema);
  const [every, setEvery] = useState<string>(() =>
    quote.interval_weeks ? RECURRENCE_OF_WEEKS[quote.interval_weeks] : ONCE,
  );
  const [visits, setVisits] = useState<readonly VisitValues[]>(() => [
    firstVisit(quote, sydneyDateOf(new Date())),
  ]);
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  const problems = visits.map((visit) =>
    visitProblem(
      visit,
      visits.filter((other) => other.key !== visit.key),
    ),
  );
  const { client } = quote;
  const name = client?.first_name ?? 'The client';
  // Each visit is checked once its fields no longer change.
  const settled = useDebounced(JSON.stringify(visits)) === JSON.stringify(visits);
  const checks = useQueries({
    queries: visits.map((visit) => {
      const asked = toAskedTime(visit, latest);
      const { enabled, ...options } = availabilityQuery(api, asked);
      return { ...options, enabled: enabled && settled };
    }),
  });
  const checked = checks.map(toAvailability);
  const agreed = visits.flatMap((visit) => agreedVisit(visit) ?? []);
  const isFree = (visit: VisitValues, index: number): boolean => {
    const chosen = findChecked(checked[index]?.cleaners, visit.staffId);
    return problems[index] === null && chosen !== undefined && stoppedBy(chosen.answers) === null;
  };
  const unready = visits.findIndex(
    (visit, index) => agreedVisit(visit) === null || !isFree(visit, index),
  );
  const isReady = visits.length > 0 && unready === -1;
  const unreadyVisit = visits[unready];
  const missing =
    unreadyVisit !== undefined && agreedVisit(unreadyVisit) === null
      ? 'a day, a time and a cleaner'
      : 'a free time';
  const reasonId = useId();

  const [only] = visits;
  const recurrence = visits.length === 1 ? RECURRENCES.find((each) => each === every) : undefined;
  const booking = useCommand(api.convertQuote.mutation({ id: quote.id }), {
    onRefused: handleConflict,
    onDone: onClose,
  });
  const book = (appointments: typeof agreed) => {
    const series =
      only !== undefined && appointments.length === 1 ? toSeriesRequest(only, recurrence) : null;
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
      open
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
            {recurrence === undefined ? `Book ${count}` : 'Book the series'}
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
            staff={cleanerOptions(checked[index] ?? NOT_ASKED, staff)}
            availability={checked[index] ?? NOT_ASKED}
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
      {visits.length === 1 ? (
        <SelectField
          label="How often"
          hint={
            recurrence === undefined
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
