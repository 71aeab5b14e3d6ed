import { plural } from '@cleaning/contract/rules';
import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import { dayOfOccurrence } from '@cleaning/contract/series/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import SkipForward from 'lucide-react/icons/skip-forward';
import X from 'lucide-react/icons/x';
import { describeShortDate, describeShortDates, describeTimeRange } from '../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { DatesList, type DatesOutcome } from './dates-list.tsx';
import {
  clientFirstName,
  describeOccurrence,
  isOpenOccurrence,
  isToCome,
} from './describe-series.ts';

export interface PauseOutcomeProps {
  readonly series: Pick<AppointmentSeries, 'occurrences' | 'client_name'>;
  /** The first day that may have a visit again; null while that is open. */
  readonly resumesOn: string | null;
  /** Whether the pause, or what is added to it, covers a day. */
  readonly isPaused: (day: string) => boolean;
  readonly now: Date;
  readonly reader: 'client' | 'staff';
  /** The fees for visits that are left out late; null when there are none. */
  readonly charge: string | null;
}

/** Which visits a pause skips, and the first one after it. */
export function PauseOutcome({
  series,
  resumesOn,
  isPaused,
  now,
  reader,
  charge,
}: PauseOutcomeProps) {
  const { occurrences } = series;
  const today = sydneyDateOf(now);
  const covered = occurrences.filter((each) => isPaused(dayOfOccurrence(each)));
  const begun = covered.filter((each) => hasBegun(each, now));
  const off = covered.filter((each) => !begun.includes(each) && !isOver(each));
  const cancelled = off.filter(isOpenOccurrence);
  const stays =
    begun.length === 0
      ? ''
      : ` It is too late to leave out ${describeTimes(begun)} today: it stays.`;
  if (cancelled.length === 0) {
    return <p aria-live="polite">{`No booked visit is cancelled.${stays}`}</p>;
  }
  const ofToday = cancelled.filter((each) => dayOfOccurrence(each) === today);
  const includesToday =
    ofToday.length === 0
      ? ''
      : `Today is among them: ${describeTimes(ofToday)}. To keep it, choose a later day.`;
  if (reader === 'client') {
    const skipped = off.filter(({ skipped_by: actor }) => actor === 'client');
    return (
      <Alert tone={charge === null ? 'info' : 'warning'} icon={CirclePause} live>
        <p>
          <b>
            {`${plural(cancelled.length, 'visit')} ${cancelled.length === 1 ? 'is' : 'are'} left out:`}
          </b>{' '}
          {[
            `${describeDays(cancelled)}.`,
            includesToday,
            skipped.length === 0 ? '' : `You skipped ${describeDays(skipped)} before.`,
            `${charge ?? NO_CHARGE}${stays}`,
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}
        </p>
      </Alert>
    );
  }
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
      {includesToday === '' ? null : (
        <Alert tone="warning" live>
          <p>{includesToday}</p>
        </Alert>
      )}
      {charge === null ? null : (
        <Alert tone="warning" live>
          <p>{charge}</p>
        </Alert>
      )}
      <p>
        {charge === null ? NO_CHARGE : null}
        {stays}
        {keeper === undefined || next === undefined
          ? null
          : ` ${keeper.first_name}’s time is kept for ${clientFirstName(series)} from ${describeShortDate(dayOfOccurrence(next))} on, and is free for others until then.`}
      </p>
    </>
  );
}

const describeDays = (occurrences: readonly Occurrence[]): string =>
  describeShortDates(occurrences.map((each) => ({ date: dayOfOccurrence(each) })));

const isOver = ({ appointment }: Occurrence): boolean =>
  appointment !== null && ['completed', 'no_access'].includes(appointment.status);

/** Whether a visit is under way, or its time has come. */
const hasBegun = ({ appointment }: Occurrence, now: Date): boolean =>
  appointment !== null &&
  (appointment.status === 'in_progress' ||
    (isOpenOccurrence({ appointment }) && !isToCome(appointment, now)));

const describeTimes = (occurrences: readonly Occurrence[]): string =>
  occurrences
    .flatMap(({ appointment }) =>
      appointment === null ? [] : [unbrokenTimes(describeTimeRange(appointment))],
    )
    .join(', ');

const NO_CHARGE = 'There is no charge.';

function leftOut(occurrence: Occurrence): DatesOutcome {
  const { appointment } = occurrence;
  const dates = describeShortDate(dayOfOccurrence(occurrence));
  if (appointment !== null && isOpenOccurrence(occurrence)) {
    const text = describeVisit(appointment);
    return { dates, text, label: 'Cancelled', tone: 'danger', icon: <X /> };
  }
  const text = describeOccurrence(occurrence, 'staff') ?? '';
  return { dates, text, label: 'Left out', tone: 'neutral', icon: <SkipForward /> };
}

/** A visit in a few words: "8:00 – 10:30 am, Mia". */
function describeVisit(visit: NonNullable<Occurrence['appointment']>): string {
  const who = visit.staff_member === null ? '' : `, ${visit.staff_member.first_name}`;
  return unbrokenTimes(describeTimeRange(visit)) + who;
}
