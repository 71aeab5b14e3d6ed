import { type RefObject, useMemo, useRef } from 'react';
import type { Shortcut } from '../../shared/shortcuts/shortcut-register.ts';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.tsx';

const CLAIM = '[data-claim]';

/**
 * F goes to the first thing to fix. Ctrl+Enter presses "Make ready again" of the claim that has the focus, or of
 * the only claim; never while a fix is typed, which would go away with the claim before it is saved.
 */
export function useRejectedKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      {
        keys: ['F'],
        group: 'In a list',
        label: 'First fix',
        run: () =>
          list.current
            ?.querySelector<HTMLElement>('[data-fixes] :is(input, select, textarea, button, a)')
            ?.focus(),
      },
      {
        keys: ['Ctrl+Enter'],
        group: 'In a list',
        label: 'Make the claim ready again',
        run: () => {
          const inFocus = document.activeElement;
          if (inFocus?.closest('[data-fixes]')) return;
          const claims = list.current?.querySelectorAll(CLAIM) ?? [];
          const meant = inFocus?.closest(CLAIM) ?? (claims.length === 1 ? claims[0] : undefined);
          meant?.querySelector<HTMLButtonElement>('[data-reopen]')?.click();
        },
      },
    ],
    [],
  );
  useShortcuts(shortcuts);
  return list;
}
