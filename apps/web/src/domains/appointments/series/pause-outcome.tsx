import { plural } from '@cleaning/contract/rules';
import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import { dayOfOccurrence, isPausedOn } from '@cleaning/contract/series/rules';
import { Alert } from '@cleaning/ui/alert';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import SkipForward from 'lucide-react/icons/skip-forward';
import { describeShortDate, describeShortDates, describeTimeRange } from '../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { DatesList, type DatesOutcome } from './dates-list.tsx';
import { clientFirstName, describeOccurrence, isOpenOccurrence } from './describe-series.ts';

export interface PauseOutcomeProps {
  readonly series: Pick<AppointmentSeries, 'occurrences' | 'client_name'>;
  readonly pause: { readonly pausedFrom: string; readonly resumesOn: string | null };
  readonly reader: 'client' | 'staff';
  /** The fees for visits that are left out late; null when there are none. */
  readonly charge: string | null;
}

/** Which visits a pause skips, and the first one after it. */
export function PauseOutcome({ series, pause, reader, charge }: PauseOutcomeProps) {
  const { occurrences } = series;
  const off = occurrences.filter(
    (each) => pause.pausedFrom !== '' && isPausedOn(pause, dayOfOccurrence(each)),
  );
  const cancelled = off.filter(isOpenOccurrence);
  if (cancelled.length === 0) return <p aria-live="polite">No booked visit is cancelled.</p>;
  if (reader === 'client') {
    const skipped = off.filter(({ skipped_by: actor }) => actor === 'client');
    return (
      <Alert tone={charge === null ? 'info' : 'warning'} icon={CirclePause} live>
        <p>
          <b>
            {`${plural(cancelled.length, 'visit')} ${cancelled.length === 1 ? 'is' : 'are'} left out:`}
          </b>{' '}
          {`${describeDays(cancelled)}. ${skipped.length === 0 ? '' : `You skipped ${describeDays(skipped)} before. `}${charge ?? NO_CHARGE}`}
        </p>
      </Alert>
    );
  }
  const { resumesOn } = pause;
  const next = occurrences.find(
    (each) => resumesOn !== null && dayOfOccurrence(each) >= resumesOn && isOpenOccurrence(each),
  );
  const keeper = next?.appointment?.staff_member ?? undefined;
  return (
    <>
      <DatesList
        outcomes={[
          ...off.map(leftOut),
          ...(next === undefined
            ? []
            : [
                {
                  dates: describeShortDate(dayOfOccurrence(next)),
                  text: 'First visit again',
                  label: 'Stays booked',
                  tone: 'success' as const,
                  icon: <Check />,
                },
              ]),
        ]}
      />
      {charge === null ? null : (
        <Alert tone="warning" live>
          <p>{charge}</p>
        </Alert>
      )}
      <p>
        {charge === null ? NO_CHARGE : null}
        {keeper === undefined || next === undefined
          ? null
          : ` ${keeper.first_name}’s time is kept for ${clientFirstName(series)} from ${describeShortDate(dayOfOccurrence(next))} on, and is free for others until then.`}
      </p>
    </>
  );
}

const describeDays = (occurrences: readonly Occurrence[]): string =>
  describeShortDates(occurrences.map((each) => ({ date: dayOfOccurrence(each) })));

const NO_CHARGE = 'There is no charge.';

function leftOut(occurrence: Occurrence): DatesOutcome {
  const { appointment } = occurrence;
  return {
    dates: describeShortDate(dayOfOccurrence(occurrence)),
    text:
      appointment !== null && isOpenOccurrence(occurrence)
        ? describeVisit(appointment)
        : (describeOccurrence(occurrence, 'staff') ?? ''),
    label: 'Left out',
    tone: 'neutral',
    icon: <SkipForward />,
  };
}

/** A visit in a few words: "8:00 – 10:30 am, Mia". */
function describeVisit(visit: NonNullable<Occurrence['appointment']>): string {
  const who = visit.staff_member === null ? '' : `, ${visit.staff_member.first_name}`;
  return unbrokenTimes(describeTimeRange(visit)) + who;
}
