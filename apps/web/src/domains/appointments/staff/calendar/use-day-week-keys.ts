import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

interface Hrefs {
  readonly day: string;
  readonly week: string;
  readonly today: string;
}

/** Keyboard shortcuts: D shows one day, W the week, and T today in either view. */
export function useDayWeekKeys({ day, week, today }: Hrefs): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const group = 'Calendar' as const;
    return [
      { keys: ['D'], group, label: 'Show one day', run: () => void navigate(day) },
      { keys: ['W'], group, label: 'Show the week', run: () => void navigate(week) },
      { keys: ['T'], group, label: 'Show today', run: () => void navigate(today) },
    ];
  }, [navigate, day, week, today]);
  useShortcuts(shortcuts);
}
