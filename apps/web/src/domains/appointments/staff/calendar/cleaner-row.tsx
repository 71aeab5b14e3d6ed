import { plural } from '@cleaning/contract/rules';
import type {
  AppointmentSummary,
  StaffCalendar,
  StaffMember,
  Trip,
} from '@cleaning/contract/appointments';
import { formatClockTime } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import UserX from 'lucide-react/icons/user-x';
import { memo, useMemo } from 'react';
import { cleanerPath } from '#domains/cleaners/cleaner-paths.ts';
import { describeMinutes, describeTimeRange } from '../../format-appointment.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import { lengthOfVisits } from './calendar-days.ts';
import type { PlanDraft } from '../../plan/plan-draft.ts';
import { changesPlan, overlapsDraft } from './move-draft.ts';
import { FoldButton } from '../../fold-button.tsx';
import { newVisitPath } from './new-visit-path.ts';
import { timeOffOn } from './time-off.ts';
import { isSkipped, type ShownVisit } from './skipped-visit.ts';
import styles from './staff-calendar.module.css';
import cardStyles from './visit-card.module.css';
import { VisitCard } from './visit-card.tsx';

interface CleanerRowProps {
  /** Null for the row of unassigned visits. */
  cleaner: StaffMember | null;
  roster: Pick<StaffCalendar, 'hours' | 'away'>;
  days: readonly string[];
  /** The day shown on a phone. */
  phoneDay: string;
  today: string;
  /** The visits of all cleaners, by start time. */
  visits: readonly ShownVisit[];
  trips: readonly Trip[];
  /** Whether each visit is shown, or only how full each day is. */
  isOpen: boolean;
  /** Shows or hides the visits of this cleaner; undefined where every row stays open. */
  onToggle: ((staffId: string) => void) | undefined;
  /** The address of a day. */
  dayHref: (date: string) => string;
  /** The draft, if it moves a visit out of or into this row. */
  draft: PlanDraft | null;
  onOpen: (appointment: AppointmentSummary) => void;
  onDrop: (id: string, date: string, staffId: string) => void;
}

/**
 * The visits of one cleaner, day by day. Memoised, since only its own visits and draft affect it.
 */
export const CleanerRow = memo(function CleanerRow(props: CleanerRowProps) {
  const { cleaner, roster, days, phoneDay, today, trips, draft, onOpen, onDrop } = props;
  const { isOpen, onToggle, dayHref } = props;
  const staffId = cleaner?.id;
  const shown = useMemo(
    () => props.visits.filter((visit) => visit.staff_member?.id === staffId),
    [props.visits, staffId],
  );
  const visits = shown.filter((visit) => !isSkipped(visit));
  const tripTo = useMemo(
    () => new Map(trips.map((trip) => [trip.to_appointment_id, trip])),
    [trips],
  );
  return (
    // Not a section, because two cleaners of the same name would give two landmarks that cannot be
    // told apart.
    <div
      className={styles['row']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and there are none
      role="group"
      aria-label={cleaner?.first_name ?? 'No cleaner'}
      data-open={cleaner === null || undefined}
    >
      <div className={styles['cleaner']}>
        <div className={styles['names']}>
          <span className={styles['who']}>
            {cleaner === null ? (
              <>
                <UserX aria-hidden="true" />
                <strong>No cleaner</strong>
              </>
            ) : (
              <>
                {onToggle === undefined ? (
                  <Avatar initials={formatInitials(cleaner.first_name)} tone="neutral" size="sm" />
                ) : null}
                <Link href={cleanerPath(cleaner.id)}>{cleaner.first_name}</Link>
                {onToggle === undefined ? null : (
                  <FoldButton
                    name={cleaner.first_name}
                    isOpen={isOpen}
                    onToggle={() => onToggle(cleaner.id)}
                  />
                )}
              </>
            )}
          </span>
          <Text as="span" tone="muted">
            <span className={styles['ofWeek']}>{describeVisits(visits)}</span>
            <span className={styles['ofDay']}>
              {describeVisits(visits.filter((visit) => visit.appointment_date === phoneDay))}
            </span>
          </Text>
        </div>
        {cleaner === null || !isOpen ? null : (
          <Link
            className={styles['add']}
            aria-label={`New visit for ${cleaner.first_name}`}
            href={newVisitPath({ day: phoneDay, today, staffId: cleaner.id })}
          >
            <Plus aria-hidden="true" />
            New visit
          </Link>
        )}
      </div>
      {days.map((day) => {
        const off = staffId === undefined ? [] : timeOffOn(roster, staffId, day);
        const ofDay = shown.filter((visit) => visit.appointment_date === day);
        const isOff = off.some(({ isAllDay }) => isAllDay);
        const named = off.filter(({ kind, isAllDay }) => kind === 'leave' || isAllDay);
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop on; keys and the form do the same
          <div
            key={day}
            className={styles['cell']}
            data-phone={day === phoneDay || undefined}
            data-off={isOff || undefined}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (staffId === undefined) return;
              onDrop(event.dataTransfer.getData('text/plain'), day, staffId);
            }}
          >
            {named.map(({ label }) => (
              <Text key={label} size="xs" tone="muted">
                {label}
              </Text>
            ))}
            {isOpen || ofDay.length === 0 ? null : (
              <DaySummary
                visits={ofDay}
                trips={trips}
                href={dayHref(day)}
                name={cleaner?.first_name ?? ''}
              />
            )}
            {(isOpen ? ofDay : []).map((visit) => (
              <VisitCard
                key={visit.id}
                visit={visit}
                trip={tripTo.get(visit.id)}
                isMoving={draft?.appointment.id === visit.id}
                overlapsDraft={!isSkipped(visit) && overlapsDraft(draft, visit)}
                onOpen={onOpen}
              />
            ))}
            {staffId === undefined || day < today || isOff || ofDay.length > 0 ? null : (
              // A shortcut for the mouse; keyboard users have the link in the row's header.
              <Link
                className={styles['addHere']}
                href={newVisitPath({ day, today, staffId })}
                tabIndex={-1}
                aria-hidden="true"
              >
                <Plus />
              </Link>
            )}
            {draft !== null &&
            draft.date === day &&
            draft.staffId === staffId &&
            changesPlan(draft) ? (
              <p className={cardStyles['target']}>
                <strong>{draft.appointment.client_name}</strong>
                <br />
                {`${formatTime(draft.from)} – ${formatTime(draft.to)}`}
              </p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
});

interface DaySummaryProps {
  visits: readonly ShownVisit[];
  trips: readonly Trip[];
  href: string;
  name: string;
}

/** How full a cleaner's day is, in place of its visits. */
function DaySummary({ visits, trips, href, name }: DaySummaryProps) {
  const planned = visits.filter((visit) => !isSkipped(visit));
  const [first] = planned;
  const last = planned.at(-1);
  const tight = trips.filter(
    ({ is_tight: isTight, to_appointment_id: to }) =>
      isTight && planned.some(({ id }) => id === to),
  );
  return (
    <Link href={href} className={styles['summary']}>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      <strong>{describeVisits(planned)}</strong>
      {first === undefined || last === undefined ? null : (
        <Text as="span" tone="muted">
          {describeTimeRange({ ...first, ends_at: last.ends_at })}
        </Text>
      )}
      {tight.length === 0 ? null : (
        <Text as="b" tone="danger">
          {plural(tight.length, 'tight trip')}
        </Text>
      )}
    </Link>
  );
}

const describeVisits = (visits: readonly AppointmentSummary[]): string =>
  visits.length === 0
    ? 'No visits'
    : `${plural(visits.length, 'visit')}, ${describeMinutes(lengthOfVisits(visits))}`;

const formatTime = (clock: string): string => (clock === '' ? '…' : formatClockTime(clock));
