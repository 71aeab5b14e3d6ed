import { KeyHints } from '../../shared/shortcuts/key-hints.tsx';

/** The keys of the visits of today, beside what their icons say. */
export default function TodayHints() {
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['G', 'C'], joinedBy: 'then', label: 'calendar' },
] as const;
