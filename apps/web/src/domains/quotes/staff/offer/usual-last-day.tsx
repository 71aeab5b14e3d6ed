import type { ReactNode } from 'react';
import { useUsualLastDay } from './use-usual-last-day.ts';

export interface UsualLastDayProps {
  /** Renders the date; null while the settings load. */
  readonly children: (day: string | null) => ReactNode;
}

/**
 * Loads the settings with the team's API calls, which the page of a quote does not otherwise need.
 */
export default function UsualLastDay({ children }: UsualLastDayProps) {
  return children(useUsualLastDay());
}
