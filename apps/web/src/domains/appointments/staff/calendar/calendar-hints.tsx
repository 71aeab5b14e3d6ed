import { KeyHints } from '#kit/shortcuts/key-hints.tsx';

export interface CalendarHintsProps {
  readonly isDay: boolean;
  /** Whether a selected visit can be moved, so that the arrow keys move it. */
  readonly isMoving: boolean;
}

/** The keys that currently work in the calendar, in a line below it. */
export function CalendarHints({ isDay, isMoving }: CalendarHintsProps) {
  if (isMoving) return <KeyHints hints={isDay ? MOVING_ON_A_DAY : MOVING_IN_A_WEEK} />;
  return <KeyHints hints={[...VISIT_KEYS, isDay ? WEEK : DAY, TODAY]} />;
}

const VISIT_KEYS = [
  { keys: ['←', '→', '↑', '↓'], label: 'go to a visit' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'move with the arrows' },
  { keys: ['A'], label: 'change cleaner' },
  { keys: ['L'], label: 'skip one of a series' },
  { keys: ['E'], label: 'change the series' },
];
const DAY = { keys: ['D'], label: 'day' };
const WEEK = { keys: ['W'], label: 'week' };
const TODAY = { keys: ['T'], label: 'today' };

const CLEANER = { keys: ['↑', '↓'], label: 'cleaner' };
const FORM = [
  { keys: ['Enter'], label: 'go to the form' },
  { keys: ['Esc'], label: 'leave it' },
];
const MOVING_ON_A_DAY = [{ keys: ['←', '→'], label: '15 minutes' }, CLEANER, ...FORM];
const MOVING_IN_A_WEEK = [
  { keys: ['←', '→'], label: 'day' },
  CLEANER,
  { keys: ['Shift', '→'], label: '15 minutes later' },
  ...FORM,
];
