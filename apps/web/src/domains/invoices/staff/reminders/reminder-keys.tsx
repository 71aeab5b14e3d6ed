import { useMemo } from 'react';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

/**
 * Returns a function that clicks a button with this value of `data-reminder`, in the focused row or
 * in the card of its client.
 */
const press = (what: string) => () => {
  const row = document.activeElement?.closest('[data-row]');
  const client = row?.querySelector<HTMLElement>('[data-client]')?.dataset['client'] ?? '';
  const button = `[data-reminder="${what}"]`;
  const found =
    row?.querySelector<HTMLElement>(button) ??
    document.querySelector<HTMLElement>(`[data-held="${client}"] ${button}`);
  // A dialog is only visible if the details element around it is open.
  found?.closest('details')?.setAttribute('open', '');
  found?.click();
};

/** Keyboard shortcuts for the focused row of reminders. */
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
