import type { TodaysVisit } from '@cleaning/contract/staff';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { calendarWeekPath } from '#domains/appointments/visit-paths.ts';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';

/**
 * The keyboard shortcuts for today's visits, and the hints below them. M opens the focused visit in
 * the calendar to move it.
 */
export function TodayHints({ visits }: { visits: readonly TodaysVisit[] }) {
  const navigate = useNavigate();
  const keys = useMemo<readonly RowKey[]>(() => {
    const move: RowKey['run'] = (row) => {
      const visit = visits.find(({ id }) => id === row.id);
      if (visit?.status !== 'confirmed') return;
      void navigate(calendarWeekPath(visit.appointment_date, visit.id));
    };
    return [{ keys: ['M'], group: 'Calendar', label: 'Move this visit', run: move }];
  }, [visits, navigate]);
  useRowKeys(keys);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'move' },
  { keys: ['G', 'C'], joinedBy: 'then', label: 'calendar' },
] as const;
