import { KeyHints } from '../../shared/shortcuts/key-hints.tsx';

/** The keys of the calendar, in a line below it. */
export function CalendarHints({ isDay }: { readonly isDay: boolean }) {
  return <KeyHints hints={isDay ? DAY_KEYS : WEEK_KEYS} />;
}

const FIRST = [
  { keys: ['←', '→', '↑', '↓'], label: 'go to a visit' },
  { keys: ['M'], label: 'move a visit with the arrows' },
];
const REST = [
  { keys: ['A'], label: 'other cleaner' },
  { keys: ['L'], label: 'skip one of a series' },
  { keys: ['E'], label: 'change the series' },
  { keys: ['Enter'], label: 'open, or to the form' },
  { keys: ['Esc'], label: 'leave it' },
];
const TODAY = { keys: ['T'], label: 'today' };
const WEEK_KEYS = [
  ...FIRST,
  { keys: ['Shift', '→'], label: '15 minutes later' },
  ...REST,
  { keys: ['D'], label: 'day' },
  TODAY,
];
const DAY_KEYS = [...FIRST, ...REST, { keys: ['W'], label: 'week' }, TODAY];
