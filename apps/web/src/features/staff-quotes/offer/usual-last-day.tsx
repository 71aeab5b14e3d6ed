import type { ReactNode } from 'react';
import { useUsualLastDay } from './use-usual-last-day.ts';

export interface UsualLastDayProps {
  /** What is shown of the day; of null while the settings are not read. */
  readonly children: (day: string | null) => ReactNode;
}

/** Reads the settings by the calls of the team, which the page of a quote does not need otherwise. */
export default function UsualLastDay({ children }: UsualLastDayProps) {
  return children(useUsualLastDay());
}
