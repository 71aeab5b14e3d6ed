import { plural } from '@cleaning/contract/rules';
import { type AppointmentSeries, pauseSeriesRequest } from '@cleaning/contract/series';
import {
  isNewlyPausedOn,
  pauseAfter,
  pauseToLengthen,
  refuseLengthening,
} from '@cleaning/contract/series/rules';
import { addDays, isPlainDate } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import CirclePause from 'lucide-react/icons/circle-pause';
import { useWatch } from 'react-hook-form';
import { describeDayOfMonth } from '../format-appointment.ts';
import {
  feeOnButton,
  isLate,
  type LateFee,
  estimateLateFee,
  sumOfFees,
  useFeeRates,
} from '../late-fee.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useCostMoment } from '../use-cost-moment.ts';
import { CHARGING } from './charging.ts';
import { clientFirstName, nameVisits, visitsToCome, type OpenVisit } from './describe-series.ts';
import { PauseOutcome } from './pause-outcome.tsx';
import { SeriesChanges, useLatestSeries } from './series-changes.tsx';
import { SeriesReason } from './series-reason.tsx';
import { WhoAsked } from './who-asked.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface PauseSeriesProps {
  readonly series: AppointmentSeries;
  readonly reader: 'client' | 'staff';
  readonly onClose: () => void;
}

interface Values {
  readonly from: string;
  readonly resumes_on: string;
  readonly asked_by: string;
  readonly reason: string;
}

/** Pauses a series, or lengthens its pause, until another date or until it is resumed. */
export function PauseSeries({ series, reader, onClose }: PauseSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const { moment, costShown, handleRefusal } = useCostMoment(series.client_id, reader);
  const today = sydneyDateOf(moment);
  const version = useLatestSeries(series);
  const { paused_from: pausedFrom, resumes_on: until } = version.latest;
  const before = { pausedFrom, resumesOn: until };
  const running = pauseToLengthen(before, today);
  const schemaForm = useCommandForm({
    mutation: api.pauseSeries.mutation({ id: series.id }),
    schema: pauseSeriesRequest.superRefine(({ from: first, resumes_on: next }, context) => {
      const asked = { from: first, resumesOn: next ?? null };
      const refusal = refuseLengthening(before, asked, today);
      if (refusal === null) return;
      context.addIssue({ code: 'custom', path: [refusal.field], message: refusal.message });
    }),
    defaultValues: {
      from: firstToPause(series, { reader, now: moment })?.date ?? addDays(today, 1),
      resumes_on: '',
      asked_by: 'client',
      reason: '',
    },
    toRequest: ({ resumes_on: resumesOn, asked_by: askedBy, ...values }: Values) => ({
      ...values,
      // A longer pause goes on from the day on which the present one ends.
      ...(running === null ? {} : { from: running.resumesOn }),
      version: version.latest.version,
      ...(resumesOn === '' ? {} : { resumes_on: resumesOn }),
      ...(reader === 'staff' && askedBy === 'client'
        ? { client_notice_at: moment.toISOString() }
        : {}),
      ...(reader === 'client' ? costShown : {}),
    }),
    idPrefix: 'pause-',
    onRefused: (error): Promise<void> | undefined =>
      handleRefusal(
        error,
        version,
        off.map(({ visit }) => visit),
      ),
    draft: `pause ${series.id}`,
    onDone: () => {
      toast.show(running === null ? 'Visits paused.' : 'Visits paused for longer.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const [from, resumesOn, askedBy] = useWatch({
    control: form.control,
    name: ['from', 'resumes_on', 'asked_by'],
  });
  const asked = {
    from: running === null ? from : running.resumesOn,
    resumesOn: resumesOn === '' ? null : resumesOn,
  };
  const after = pauseAfter(before, asked, today);
  const isPaused = (day: string): boolean =>
    asked.from !== '' &&
    isNewlyPausedOn({ pausedFrom: after.from, resumesOn: after.resumesOn }, before, day);
  const off = visitsToCome(version.latest, moment).filter(({ date }) => isPaused(date));
  const rates = useFeeRates(series.client_id, reader);
  const isForClient = reader === 'client' || askedBy === 'client';
  const lateVisits = isForClient ? off.filter(({ visit }) => isLate(visit, moment)) : [];
  const fees = lateVisits.map(({ visit }) => estimateLateFee(visit, rates));
  const what =
    reader === 'client' && isPlainDate(resumesOn)
      ? `Pause until ${describeDayOfMonth(resumesOn)}`
      : off.length === 0
        ? 'Pause'
        : `Pause ${plural(off.length, 'visit')}`;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Pause ${reader === 'staff' ? `the ${nameVisits(series)}` : 'your regular visits'}${
        running === null ? '' : ' for longer'
      }?`}
      form={schemaForm}
      errorTitle="Not paused"
      errorDetails={<SeriesChanges version={version} />}
      submitLabel={`${what}${feeOnButton(sumOfFees(fees))}`}
      submitIcon={reader === 'staff' ? <CirclePause /> : undefined}
      busyLabel="Pausing"
      closeLabel={reader === 'staff' ? 'Keep the visits' : 'Keep my visits'}
    >
      {running === null ? null : (
        <p>{`Paused from ${formatPlainDate(running.from, 'long')}. So far the visits start again from ${formatPlainDate(running.resumesOn, 'long')}.`}</p>
      )}
      <Grid minColumn="12rem" gap="space-4">
        {running === null ? (
          <TextField
            {...field('from')}
            label={reader === 'staff' ? 'From' : 'No visits from'}
            type="date"
            min={today}
            numeric
          />
        ) : null}
        <TextField
          {...field('resumes_on')}
          label={reader === 'staff' ? 'Starts again' : 'Start again'}
          type="date"
          min={running === null ? today : addDays(running.resumesOn, 1)}
          numeric
          optional
        />
      </Grid>
      {reader === 'staff' ? (
        <WhoAsked field={field('asked_by')} clientName={clientFirstName(series)} />
      ) : null}
      <PauseOutcome
        series={version.latest}
        resumesOn={after.resumesOn}
        isPaused={isPaused}
        now={moment}
        reader={reader}
        charge={describeCharge(lateVisits, fees, reader)}
      />
      <Text size="sm" tone="muted">
        Without a day, the visits stay paused until{' '}
        {reader === 'staff'
          ? `someone starts them again, and ${series.staff_member.first_name}’s time is not kept.`
          : 'you start them again.'}
      </Text>
      <SeriesReason series={series} field={field('reason')} reader={reader} />
    </FormDialog>
  );
}

/** What the visits that can no longer be left out free of charge cost: one by one, then in all. */
function describeCharge(
  visits: readonly OpenVisit[],
  fees: readonly LateFee[],
  reader: PauseSeriesProps['reader'],
): string | null {
  if (visits.length === 0) return null;
  const each = visits.map(
    ({ date }, index) =>
      `It is too late to leave out ${describeDayOfMonth(date)} free of charge. ${fees[index]?.words ?? ''}`,
  );
  return unbrokenTimes([...each, CHARGING[reader]].join(' '));
}

/**
 * The first visit that a pause starts with: not one of today, which is cancelled only if that is
 * asked for. For clients it is one that is still free to cancel, so that a pause costs nothing unless
 * they choose an earlier day.
 */
const firstToPause = (
  series: AppointmentSeries,
  { reader, now }: Pick<PauseSeriesProps, 'reader'> & { readonly now: Date },
) =>
  visitsToCome(series, now).find(
    ({ date, visit: { free_until: until } }) =>
      date > sydneyDateOf(now) && (reader === 'staff' || until === null || now <= new Date(until)),
  );
