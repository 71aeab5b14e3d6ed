import { plural } from '@cleaning/contract/rules';
import type {
  AppointmentSummary,
  StaffCalendar,
  StaffMember,
  Trip,
} from '@cleaning/contract/appointments';
import { Link } from '@cleaning/ui/link';
import { useRow } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Car from 'lucide-react/icons/car';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, type DragEvent, Fragment } from 'react';
import { ClockHours, ClockItem, ClockRow } from '../../clock-rows.tsx';
import {
  fitDayClock,
  type ClockSpan,
  type DayClock,
  drawnOn,
  assignLanes,
  timeAt,
} from '../../day-clock.ts';
import { describeMinutes } from '../../format-appointment.ts';
import { VisitBlock } from '../../visit-block.tsx';
import { toClockTime, toInstant } from '#kit/lib/clock-time.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { lengthOfVisits } from './calendar-days.ts';
import { type PlanDraft, toPlanRequest } from '../../plan/plan-draft.ts';
import { type TimeOff, timeOffOn } from './time-off.ts';
import { describeTrip } from './describe-calendar.ts';
import { newVisitPath } from './new-visit-path.ts';
import { changesPlan } from './move-draft.ts';
import { isSkipped, chooseVisitStatus, type ShownVisit } from './skipped-visit.ts';
import { isWithoutCleaner } from '../../without-cleaner.ts';
import styles from './calendar-day.module.css';

interface CalendarDayProps {
  day: string;
  today: string;
  cleaners: readonly StaffMember[];
  roster: Pick<StaffCalendar, 'hours' | 'away'>;
  appointments: readonly ShownVisit[];
  trips: readonly Trip[];
  draft: PlanDraft | null;
  /** Whether the visits of a cleaner are shown on a phone; elsewhere all are. */
  isOpen: (staffId: string) => boolean;
  /** Shows or hides the visits of a cleaner on a phone; undefined where all are shown. */
  onToggle: ((staffId: string) => void) | undefined;
  onOpen: (appointment: AppointmentSummary) => void;
  /** Called with the clock time, hh:mm, at which the visit was dropped. */
  onDrop: (id: string, date: string, staffId: string, from: string) => void;
}

/** The drag data type for the distance in pixels between the pointer and the start of the visit. */
const GRIP = 'text/x-grip';

/**
 * One day of every cleaner on a horizontal clock. A dragged visit takes the time at which it is
 * dropped.
 */
export function CalendarDay({
  day,
  today,
  cleaners,
  roster,
  appointments,
  trips,
  draft,
  isOpen,
  onToggle,
  onOpen,
  onDrop,
}: CalendarDayProps) {
  const currentTime = useNow();
  const target =
    draft === null || draft.date !== day || !changesPlan(draft) ? null : toPlanRequest(draft);
  const clock = fitDayClock(target === null ? appointments : [...appointments, target]);
  const now = day === today ? currentTime : null;
  const rows = appointments.some(isWithoutCleaner) ? [null, ...cleaners] : cleaners;
  return (
    <>
      <ClockHours clock={clock} now={now} />
      {rows.map((cleaner) => {
        const shown = appointments.filter((visit) => visit.staff_member?.id === cleaner?.id);
        const visits = shown.filter((visit) => !isSkipped(visit));
        const off = cleaner === null ? [] : timeOffOn(roster, cleaner.id, day);
        const count = plural(visits.length, 'visit');
        const lanes = assignLanes(clock, shown);
        return (
          <ClockRow
            key={cleaner?.id ?? ''}
            label={cleaner?.first_name ?? 'No cleaner'}
            name={cleaner?.first_name ?? ''}
            shortName={cleaner?.first_name ?? 'No cleaner'}
            detail={
              <>
                {visits.length === 0
                  ? 'No visits'
                  : `${count}, ${describeMinutes(lengthOfVisits(visits))}`}
                {cleaner === null ? null : (
                  <Link
                    className={styles['add']}
                    aria-label={`New visit for ${cleaner.first_name}`}
                    href={newVisitPath({ day, today, staffId: cleaner.id })}
                  >
                    <Plus aria-hidden="true" />
                  </Link>
                )}
                {off.map(({ kind, isAllDay, label }) =>
                  kind === 'leave' || isAllDay ? (
                    <Text key={label} as="span" block>
                      {label}
                    </Text>
                  ) : (
                    <VisuallyHidden key={label}>{`. ${label}`}</VisuallyHidden>
                  ),
                )}
              </>
            }
            fold={
              cleaner === null || onToggle === undefined || visits.length === 0
                ? undefined
                : { isOpen: isOpen(cleaner.id), onToggle: () => onToggle(cleaner.id) }
            }
            lanes={lanes}
            clock={clock}
            now={now}
            track={{
              onDragOver: (event) => event.preventDefault(),
              onDrop: (event) => {
                event.preventDefault();
                const id = event.dataTransfer.getData('text/plain');
                if (cleaner !== null) onDrop(id, day, cleaner.id, timeUnder(event, clock));
              },
            }}
          >
            {off.flatMap((each) => {
              const span = onClock(clock, day, each);
              return span === null ? (
                []
              ) : (
                <ClockItem key={each.label} clock={clock} span={span}>
                  <span className={styles['hatched']} aria-hidden="true" />
                </ClockItem>
              );
            })}
            {shown.map((visit, index) => (
              <Fragment key={visit.id}>
                <Drive to={visit} visits={visits} trips={trips} clock={clock} />
                <ClockItem clock={clock} span={visit} lane={lanes[index]}>
                  <VisitOfDay
                    visit={visit}
                    isMoving={draft?.appointment.id === visit.id}
                    onOpen={() => onOpen(visit)}
                  />
                </ClockItem>
              </Fragment>
            ))}
            {target !== null && draft !== null && draft.staffId === cleaner?.id ? (
              <ClockItem clock={clock} span={target}>
                <p className={styles['target']}>{draft.appointment.client_name}</p>
              </ClockItem>
            ) : null}
          </ClockRow>
        );
      })}
    </>
  );
}

interface VisitOfDayProps {
  visit: ShownVisit;
  isMoving: boolean;
  onOpen: () => void;
}

function VisitOfDay({ visit, isMoving, onOpen }: VisitOfDayProps) {
  const [ref] = useRow(visit.id);
  return (
    <VisitBlock
      visit={visit}
      status={chooseVisitStatus(visit)}
      button={{
        ref,
        'data-moving': isMoving || undefined,
        draggable: visit.status === 'confirmed',
        onDragStart: (event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          event.dataTransfer.setData('text/plain', visit.id);
          event.dataTransfer.setData(GRIP, String(event.clientX - left));
        },
        onClick: onOpen,
      }}
    />
  );
}

/** A space between two visits that is narrower than the minutes of the drive. */
const NARROW_PERCENT = 4;

interface DriveProps {
  to: ShownVisit;
  visits: readonly AppointmentSummary[];
  trips: readonly Trip[];
  clock: DayClock;
}

/** The minutes of the drive to a visit, between it and the one before; red where the gap is too short. */
function Drive({ to, visits, trips, clock }: DriveProps) {
  const trip = trips.find(({ to_appointment_id: id }) => id === to.id);
  const before = visits.find(({ id }) => id === trip?.from_appointment_id);
  if (trip === undefined || before === undefined || trip.drive_minutes === null) return null;
  const end = drawnOn(clock, before);
  const [from, until] = [end.from + end.width, drawnOn(clock, to).from];
  return (
    <li
      className={styles['drive']}
      data-tight={trip.is_tight || undefined}
      data-narrow={until - from < NARROW_PERCENT || undefined}
      style={{ '--middle': `${(from + until) / 2}%` } as CSSProperties}
    >
      {trip.is_tight ? <TriangleAlert aria-hidden="true" /> : <Car aria-hidden="true" />}
      <span className={styles['minutes']} aria-hidden="true">
        {trip.drive_minutes}
      </span>
      <span className={styles['words']}>{describeTrip(trip)}</span>
    </li>
  );
}

/** The start time of a visit that is dropped here. */
function timeUnder(event: DragEvent<HTMLElement>, clock: DayClock): string {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const start = event.clientX - (Number(event.dataTransfer.getData(GRIP)) || 0);
  return timeAt(clock, ((start - left) / width) * 100);
}

/**
 * The visible part of a time off; null if the clock shows none. The part is open-ended at the edges
 * of the clock.
 */
function onClock(
  { fromHour, toHour }: DayClock,
  date: string,
  { starts_at: from, ends_at: to }: TimeOff,
): ClockSpan | null {
  const [first, last] = [fromHour, Math.min(toHour, 23)].map((hour) =>
    toInstant(date, toClockTime(hour * 60)),
  );
  if (first === undefined || last === undefined || to <= first || from >= last) return null;
  return { starts_at: from <= first ? null : from, ends_at: to >= last ? null : to };
}
