import type { Shortcut } from '../../../shared/shortcuts/shortcut-register.ts';
import { useShortcuts } from '../../../shared/shortcuts/use-shortcuts.tsx';

const group = 'In a list';

/** The row that has the focus, for what a key presses in it. */
const inRow = (selector: string): HTMLElement | null =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(selector) ?? null;

const SHORTCUTS: readonly Shortcut[] = ['1', '2', '3'].map((digit) => ({
  keys: [digit],
  group,
  label: `Choose invoice ${digit} of the row`,
  run: () => inRow(`[data-candidate="${digit}"]`)?.click(),
}));

/** Digits choose what a row pays; the focus stays, so that Enter records it. */
export const useCandidateKeys = (): void => useShortcuts(SHORTCUTS);
