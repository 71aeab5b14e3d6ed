import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useRowRegister } from '@cleaning/ui/rows';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeSeriesPath } from '../../series/change-series-path.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { canBePlanned } from '../../plan/plan-draft.ts';

interface VisitKeysOptions {
  readonly byId: ReadonlyMap<string, AppointmentSummary>;
  /** Selects the visit for planning. */
  readonly begin: (visit: AppointmentSummary) => void;
  /** Selects it and focuses the cleaner field. */
  readonly give: (visit: AppointmentSummary) => void;
  /** Asks whether to skip the visit, which is part of a series. */
  readonly skip: (visit: AppointmentSummary) => void;
}

/** Keyboard shortcuts for the focused visit, if it can still be planned. */
export function useVisitKeys({ byId, begin, give, skip }: VisitKeysOptions): void {
  const navigate = useNavigate();
  const register = useRowRegister();
  const shortcuts = useMemo(() => {
    const group = 'Calendar' as const;
    const withVisit = (act: (visit: AppointmentSummary) => void) => () => {
      const visit = byId.get(register.findFocused()?.id ?? '');
      if (visit !== undefined && canBePlanned(visit)) act(visit);
    };
    const ofSeries = (act: (visit: AppointmentSummary) => void) =>
      withVisit((visit) => {
        if (visit.series !== null) act(visit);
      });
    const change = (visit: AppointmentSummary) => void navigate(changeSeriesPath(visit));
    return [
      { keys: ['Arrow keys'], group, label: 'Go to another visit' },
      { keys: ['M'], group, label: 'Move this visit with the arrow keys', run: withVisit(begin) },
      { keys: ['P'], group, label: 'Plan this request with the arrow keys', run: withVisit(begin) },
      { keys: ['A'], group, label: 'Change cleaner of this visit', run: withVisit(give) },
      { keys: ['L'], group, label: 'Skip this visit of a series', run: ofSeries(skip) },
      { keys: ['E'], group, label: 'Change the series of this visit', run: ofSeries(change) },
    ];
  }, [byId, begin, give, skip, navigate, register]);
  useShortcuts(shortcuts);
}
