import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.tsx';

/** D shows one day, W the week. */
export function useDayWeekKeys(dayHref: string, weekHref: string): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const group = 'Calendar' as const;
    return [
      { keys: ['D'], group, label: 'Show one day', run: () => void navigate(dayHref) },
      { keys: ['W'], group, label: 'Show the week', run: () => void navigate(weekHref) },
    ];
  }, [navigate, dayHref, weekHref]);
  useShortcuts(shortcuts);
}
