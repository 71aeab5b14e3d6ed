import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { useRowRegister } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import Car from 'lucide-react/icons/car';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Hourglass from 'lucide-react/icons/hourglass';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SkipForward from 'lucide-react/icons/skip-forward';
import UserX from 'lucide-react/icons/user-x';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { VisitLegend } from '../../visit-legend.tsx';
import { focusForReading } from '#kit/hooks/focus.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHints } from './calendar-hints.tsx';
import { CleanerRow } from './cleaner-row.tsx';
import { DayHeads } from './day-heads.tsx';
import {
  canBePlanned,
  draftAt,
  startPlanDraft,
  type PlanDraft,
  startAt,
} from '../../plan/plan-draft.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { moveDraftByKey } from './move-draft.ts';
import { NoCleanerBar } from './no-cleaner-bar.tsx';
import { PlanPanel, type PlanPanelHandle } from './plan-panel.tsx';
import { RequestsToPlan } from './requests-to-plan.tsx';
import styles from './staff-calendar.module.css';
import { inOrder } from './skipped-visit.ts';
import { usePlanInAddress } from './use-plan-in-address.ts';
import { useVisitKeys } from './use-visit-keys.ts';
import { visitBeside } from './visit-beside.ts';
import { WithoutCleaner } from './without-cleaner.tsx';
import { isWithoutCleaner } from '../../without-cleaner.ts';

interface CalendarBoardProps {
  calendar: StaffCalendar;
  days: readonly string[];
  today: string;
  lastDay: string;
  /** The address of a day. */
  dayHref: (date: string) => string;
}

/**
 * With more visits than this, a week begins with how full each cleaner's days are, and a day on a
 * phone with the names of its cleaners.
 */
const OPEN_VISITS_MAX = { week: 60, day: 20 };

/** The calendar with one draft plan, which keys, drags and the form change. */
export function CalendarBoard({ calendar, days, today, lastDay, dayHref }: CalendarBoardProps) {
  const { cleaners, appointments, skipped, requests, trips, openings } = calendar;
  const planInAddress = usePlanInAddress(calendar);
  // Undefined until the user first selects or closes a plan; until then the plan in the address
  // applies.
  const [taken, setDraft] = useState<PlanDraft | null>();
  const draft = taken === undefined ? planInAddress : taken;
  const [isSkipping, setSkipping] = useState(false);
  const [phoneDay, setPhoneDay] = useState(
    [planInAddress?.date ?? '', today].find((day) => days.includes(day)) ?? days[0] ?? today,
  );
  const board = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const panel = useRef<PlanPanelHandle>(null);
  const register = useRowRegister();
  const byId = useMemo(
    () => new Map([...appointments, ...requests].map((each) => [each.id, each])),
    [appointments, requests],
  );
  const shown = useMemo(() => inOrder([...appointments, ...skipped]), [appointments, skipped]);
  const onlyDay = days.length === 1 ? days[0] : undefined;
  const [firstCleaner] = cleaners;
  const firstStaffId = firstCleaner?.id ?? '';

  const api = useApi();
  // A visit may also be given to somebody who is not shown.
  const { data: everyone = cleaners } = useQuery(api.listStaffMembers.query());

  const isBusy = appointments.length > OPEN_VISITS_MAX[onlyDay === undefined ? 'week' : 'day'];
  const [opened, setOpened] = useState<ReadonlySet<string>>(NO_ONE);
  const isOpen = (staffId: string) => !isBusy || opened.has(staffId);
  const toggle = useCallback(
    (staffId: string) =>
      setOpened((open) => {
        const next = new Set(open);
        if (!next.delete(staffId)) next.add(staffId);
        return next;
      }),
    [],
  );
  const areAllOpen = cleaners.every(({ id }) => isOpen(id));

  const unassigned = useMemo(() => appointments.filter(isWithoutCleaner), [appointments]);

  /**
   * Starts a draft at the visit's own time and cleaner; for a visit without a cleaner, at the first
   * opening.
   */
  const begin = useCallback(
    (appointment: AppointmentSummary) => {
      const start = startPlanDraft(appointment, firstStaffId, new Date());
      const opening = openings.find(({ appointment_id: id }) => id === appointment.id);
      setDraft(opening === undefined ? start : draftAt(start, opening));
      setSkipping(false);
    },
    [firstStaffId, openings],
  );
  const open = useCallback(
    (appointment: AppointmentSummary) => {
      begin(appointment);
      requestAnimationFrame(() => panel.current?.focusTitle());
    },
    [begin],
  );
  const drop = useCallback(
    (id: string, date: string, staffId: string, from?: string) => {
      const appointment = byId.get(id);
      if (appointment === undefined || !canBePlanned(appointment)) return;
      const moved = { ...startPlanDraft(appointment, firstStaffId, new Date()), date, staffId };
      setDraft(from === undefined ? moved : startAt(moved, from));
    },
    [byId, firstStaffId],
  );

  const give = useCallback(
    (appointment: AppointmentSummary) => {
      begin(appointment);
      requestAnimationFrame(() => panel.current?.focusCleaner());
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

  const findCard = (id: string) => register.list().find((card) => card.id === id)?.element;
  const close = () => {
    const id = draft?.appointment.id ?? '';
    setDraft(null);
    setSkipping(false);
    requestAnimationFrame(() => {
      const card = findCard(id);
      if (card === undefined) focusForReading(board.current);
      else card.focus();
    });
  };

  const staffIds = cleaners.map(({ id }) => id);
  const pressKey = (event: KeyboardEvent) => {
    const id = register.findFocused()?.id;
    const canLeave = id !== undefined || isInFormOf(side.current, event.target);
    if (draft !== null && event.key === 'Escape' && canLeave) close();
    else if (id === undefined) return;
    else if (draft === null || !canBePlanned(draft.appointment)) {
      const grid = { rows: [undefined, ...staffIds], isDay: onlyDay !== undefined, visits: shown };
      const next = visitBeside(event.key, id, grid);
      if (next === undefined) return;
      findCard(next)?.focus();
    } else if (event.key === 'Enter') {
      panel.current?.focusEnd();
    } else {
      const moved = moveDraftByKey(event, draft, { days, staffIds });
      if (moved === null) return;
      setDraft(moved);
    }
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the visit in focus
    <div ref={board} className={styles['board']} onKeyDown={pressKey}>
      <NoCleanerBar visits={unassigned} count={calendar.without_cleaner_count} onGive={give} />
      <div className={styles['calendar']}>
        {isBusy && onlyDay === undefined ? (
          <Inline className={styles['folds']} align="center" justify="between" gap="space-3">
            <Text tone="muted">
              Open a cleaner to see each visit, or a day to see it by the hour.
            </Text>
            <Button
              variant="outline"
              size="sm"
              icon={<ChevronsUpDown />}
              onClick={() => setOpened(areAllOpen ? NO_ONE : new Set(cleaners.map(({ id }) => id)))}
            >
              {areAllOpen ? 'Close all' : 'Open all'}
            </Button>
          </Inline>
        ) : null}
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
                today={today}
                visits={unassigned}
                trips={trips}
                isOpen
                onToggle={undefined}
                dayHref={dayHref}
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
                today={today}
                visits={shown}
                trips={trips}
                isOpen={isOpen(cleaner.id)}
                onToggle={isBusy ? toggle : undefined}
                dayHref={dayHref}
                draft={involvesCleaner(draft, cleaner.id) ? draft : null}
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
            appointments={shown}
            trips={trips}
            draft={draft}
            isOpen={isOpen}
            onToggle={isBusy ? toggle : undefined}
            onOpen={open}
            onDrop={drop}
          />
        )}
        <VisitLegend>
          <span>
            <Hourglass aria-hidden="true" />
            To confirm
          </span>
          {unassigned.length === 0 ? null : (
            <span>
              <UserX aria-hidden="true" />
              No cleaner
            </span>
          )}
          {onlyDay === undefined ? null : (
            <span className={styles['onClock']}>
              <Car aria-hidden="true" />
              Numbers between visits: minutes to drive
            </span>
          )}
          <span>
            <RefreshCw aria-hidden="true" />
            Series
          </span>
          <span>
            <SkipForward aria-hidden="true" />
            Skipped
          </span>
        </VisitLegend>
      </div>
      <div ref={side} className={styles['side']}>
        {draft === null ? (
          <>
            <WithoutCleaner
              visits={unassigned}
              count={calendar.without_cleaner_count}
              openings={openings}
              onPlan={open}
              onGive={give}
            />
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
            ref={panel}
            draft={draft}
            cleaners={everyone}
            days={{ first: today, last: lastDay }}
            isSkipping={isSkipping}
            onSkipping={setSkipping}
            onChange={setDraft}
            onClose={close}
          />
        )}
      </div>
      <div className={styles['keys']}>
        <CalendarHints
          isDay={onlyDay !== undefined}
          isMoving={draft !== null && canBePlanned(draft.appointment)}
        />
      </div>
    </div>
  );
}

const NO_ONE: ReadonlySet<string> = new Set();

/** Whether a key is pressed in a panel, and not in a dialog or the options of a select over it. */
const isInFormOf = (panel: Element | null, target: EventTarget): boolean =>
  target instanceof Element &&
  panel?.contains(target) === true &&
  target.closest('dialog, option') === null;

/** Whether a cleaner has the visit now, or would have it in the draft. */
const involvesCleaner = (draft: PlanDraft | null, staffId: string): boolean =>
  draft !== null && (draft.staffId === staffId || draft.appointment.staff_member?.id === staffId);
