import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

const group = 'In a list' as const;

/** Finds an element in the focused row. */
const inRow = (selector: string): HTMLElement | null =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(selector) ?? null;

const SHORTCUTS: readonly Shortcut[] = [
  ...['1', '2', '3'].map((digit) => ({
    keys: [digit],
    group,
    label: `Choose what the row pays: number ${digit}`,
    run: () => inRow(`[data-candidate="${digit}"]`)?.click(),
  })),
  {
    keys: ['C'],
    group,
    label: 'Keep as a credit',
    run: () => inRow('[data-keep]')?.click(),
  },
  {
    keys: ['/'],
    group,
    label: 'Choose invoices for the row',
    run: () => inRow('[data-choose]')?.click(),
  },
];

/**
 * Keys that choose a candidate of the focused row. The focus stays on the row, so that Enter
 * records it.
 */
export const useRowKeys = (): void => useShortcuts(SHORTCUTS);
