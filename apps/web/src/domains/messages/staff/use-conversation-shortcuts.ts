import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

/** Finds a button by its name, so that a key can click it. */
const target = (name: string) =>
  document.querySelector<HTMLElement>(`main [data-shortcut="${name}"]`);

const SHORTCUTS: readonly Shortcut[] = [
  {
    keys: ['R'],
    group: 'Writing',
    label: 'Reply',
    run: () => document.querySelector<HTMLElement>('main form textarea')?.focus(),
  },
  { keys: [';'], group: 'Writing', label: 'Quick replies', run: () => target('quick')?.focus() },
  { keys: ['A'], group: 'Writing', label: 'Assign', run: () => target('assign')?.click() },
  { keys: ['E'], group: 'Writing', label: 'Mark unread', run: () => target('unread')?.click() },
];

/** Keyboard shortcuts for the open conversation. */
export const useConversationShortcuts = (): void => useShortcuts(SHORTCUTS);
