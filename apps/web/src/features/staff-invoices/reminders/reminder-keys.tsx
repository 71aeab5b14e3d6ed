import { useMemo } from 'react';
import { KeyHints } from '../../../shared/shortcuts/key-hints.tsx';
import type { Shortcut } from '../../../shared/shortcuts/shortcut-register.ts';
import { useShortcuts } from '../../../shared/shortcuts/use-shortcuts.tsx';

/** Presses the button of the row that has the focus: what has this value of `data-reminder`. */
const press = (what: string) => () =>
  document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLElement>(`[data-reminder="${what}"]`)
    ?.click();

/** The keys for the row of reminders that has the focus. */
export function ReminderKeys() {
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const group = 'In a list';
    return [
      { keys: ['H'], group, label: 'Hold the reminders of the client', run: press('hold') },
      { keys: ['Shift+R'], group, label: 'Read and send the next reminder', run: press('next') },
      { keys: ['O'], group, label: 'Turn the reminders on or off', run: press('switch') },
    ];
  }, []);
  useShortcuts(shortcuts);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['H'], label: 'hold' },
  { keys: ['Shift', 'R'], label: 'read and send' },
  { keys: ['O'], label: 'on or off' },
] as const;
