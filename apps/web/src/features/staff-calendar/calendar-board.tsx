import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { VisitKey } from '../../shared/appointments/visit-key.tsx';
import { focusForReading } from '../../shared/hooks/focus.ts';
import { KeyHints } from '../../shared/shortcuts/key-hints.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { CleanerRow } from './cleaner-row.tsx';
import { DayHeads } from './day-heads.tsx';
import {
  canBePlanned,
  draftAt,
  draftOf,
  type PlanDraft,
  shiftTime,
  startAt,
  stepIn,
} from '../../shared/plan/plan-draft.ts';
import { PlanPanel } from './plan-panel.tsx';
import { RequestsToPlan } from './requests-to-plan.tsx';
import styles from './staff-calendar.module.css';
import { useVisitKeys } from './use-visit-keys.ts';
import { isWithoutCleaner, WithoutCleaner } from './without-cleaner.tsx';

interface CalendarBoardProps {
  calendar: StaffCalendar;
  days: readonly string[];
  today: string;
  lastDay: string;
}

/** The calendar with one draft of a plan, which keys, drags and the form change. */
export function CalendarBoard({ calendar, days, today, lastDay }: CalendarBoardProps) {
  const { cleaners, appointments, requests, trips, openings } = calendar;
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  const [isSkipping, setSkipping] = useState(false);
  const [phoneDay, setPhoneDay] = useState(days.includes(today) ? today : (days[0] ?? today));
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const byId = useMemo(
    () => new Map([...appointments, ...requests].map((each) => [each.id, each])),
    [appointments, requests],
  );
  const onlyDay = days.length === 1 ? days[0] : undefined;
  const [firstCleaner] = cleaners;
  const firstStaffId = firstCleaner?.id ?? '';

  const unassigned = useMemo(() => appointments.filter(isWithoutCleaner), [appointments]);

  /** Where it is; a visit without a cleaner where one is free first. */
  const begin = useCallback(
    (appointment: AppointmentSummary) => {
      const start = draftOf(appointment, firstStaffId, new Date());
      const opening = openings.find(({ appointment_id: id }) => id === appointment.id);
      setDraft(opening === undefined ? start : draftAt(start, opening));
      setSkipping(false);
    },
    [firstStaffId, openings],
  );
  const open = useCallback(
    (appointment: AppointmentSummary) => {
      begin(appointment);
      requestAnimationFrame(() => panel.current?.querySelector('h2')?.focus());
    },
    [begin],
  );
  const drop = useCallback(
    (id: string, date: string, staffId: string, from?: string) => {
      const appointment = byId.get(id);
      if (appointment === undefined || !canBePlanned(appointment)) return;
      const moved = { ...draftOf(appointment, firstStaffId, new Date()), date, staffId };
      setDraft(from === undefined ? moved : startAt(moved, from));
    },
    [byId, firstStaffId],
  );

  const give = useCallback(
    (appointment: AppointmentSummary) => {
      begin(appointment);
      requestAnimationFrame(() => panel.current?.querySelector('select')?.focus());
    },
    [begin],
  );
  const skip = useCallback(
    (appointment: AppointmentSummary) => {
      begin(appointment);
      setSkipping(true);
    },
    [begin],
  );
  useVisitKeys({ byId, begin, give, skip });

  const close = () => {
    const id = draft?.appointment.id ?? '';
    setDraft(null);
    setSkipping(false);
    requestAnimationFrame(() => {
      const card = board.current?.querySelector<HTMLElement>(`[data-visit="${id}"]`);
      if (card === null || card === undefined) focusForReading(board.current);
      else card.focus();
    });
  };

  const pressKey = (event: KeyboardEvent) => {
    if (draft === null || !(event.target as HTMLElement).hasAttribute('data-visit')) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      panel.current?.querySelector<HTMLElement>('textarea, [data-save]')?.focus();
    } else {
      const moved = movedBy(event, draft, { days, staffIds: cleaners.map(({ id }) => id) });
      if (moved === null) return;
      setDraft(moved);
    }
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the visit in focus
    <div ref={board} className={styles['board']} onKeyDown={pressKey}>
      <div className={styles['calendar']}>
        {onlyDay === undefined ? (
          <>
            <DayHeads
              days={days}
              today={today}
              shown={phoneDay}
              appointments={appointments}
              onShow={setPhoneDay}
            />
            {unassigned.length === 0 ? null : (
              <CleanerRow
                cleaner={null}
                roster={calendar}
                days={days}
                phoneDay={phoneDay}
                appointments={unassigned}
                trips={trips}
                draft={draft !== null && isWithoutCleaner(draft.appointment) ? draft : null}
                onOpen={open}
                onDrop={drop}
              />
            )}
            {cleaners.map((cleaner) => (
              <CleanerRow
                key={cleaner.id}
                cleaner={cleaner}
                roster={calendar}
                days={days}
                phoneDay={phoneDay}
                appointments={appointments}
                trips={trips}
                draft={concerns(draft, cleaner.id) ? draft : null}
                onOpen={open}
                onDrop={drop}
              />
            ))}
          </>
        ) : (
          <CalendarDay
            day={onlyDay}
            today={today}
            cleaners={cleaners}
            roster={calendar}
            appointments={appointments}
            trips={trips}
            draft={draft}
            onOpen={open}
            onDrop={drop}
          />
        )}
        <VisitKey />
      </div>
      <div ref={panel} className={styles['side']}>
        {draft === null ? (
          <>
            <WithoutCleaner visits={unassigned} openings={openings} onPlan={open} />
            <RequestsToPlan
              requests={requests}
              openings={openings}
              count={calendar.request_count}
              onPlan={open}
            />
          </>
        ) : (
          <PlanPanel
            key={draft.appointment.id}
            draft={draft}
            cleaners={cleaners}
            days={{ first: today, last: lastDay }}
            isSkipping={isSkipping}
            onSkipping={setSkipping}
            onChange={setDraft}
            onClose={close}
          />
        )}
      </div>
      <div className={styles['keys']}>
        <KeyHints hints={onlyDay === undefined ? WEEK_KEYS : DAY_KEYS} />
      </div>
    </div>
  );
}

const REST = [
  { keys: ['A'], label: 'other cleaner' },
  { keys: ['L'], label: 'skip one of a series' },
  { keys: ['E'], label: 'change the series' },
  { keys: ['↑', '↓'], label: 'cleaner' },
  { keys: ['Enter'], label: 'to the form' },
  { keys: ['Esc'], label: 'leave it' },
];
const FIRST = { keys: ['M'], label: 'move a visit with the arrows' };
const WEEK_KEYS = [
  FIRST,
  { keys: ['←', '→'], label: 'day' },
  { keys: ['Shift', '→'], label: '15 minutes later' },
  ...REST,
];
const DAY_KEYS = [FIRST, { keys: ['←', '→'], label: '15 minutes' }, ...REST];

/** Whether a cleaner has the visit now, or would get it. */
const concerns = (draft: PlanDraft | null, staffId: string): boolean =>
  draft !== null && (draft.staffId === staffId || draft.appointment.staff_member?.id === staffId);

/** The draft after an arrow key; null for another key. */
function movedBy(
  { key, shiftKey }: KeyboardEvent,
  draft: PlanDraft,
  { days, staffIds }: { days: readonly string[]; staffIds: readonly string[] },
): PlanDraft | null {
  if (!canBePlanned(draft.appointment)) return null;
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    // On one day the arrow goes along its clock.
    return shiftKey || days.length === 1
      ? shiftTime(draft, step)
      : { ...draft, date: stepIn(days, draft.date, step) };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return shiftKey
    ? shiftTime(draft, step)
    : { ...draft, staffId: stepIn(staffIds, draft.staffId, step) };
}
