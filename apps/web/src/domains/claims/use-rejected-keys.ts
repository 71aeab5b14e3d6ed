import { type RefObject, useMemo, useRef } from 'react';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

const CLAIM = '[data-claim]';

/**
 * Keyboard shortcuts for rejected claims. F focuses the first fix. Ctrl+Enter presses "Make ready
 * again" of the focused or only claim, but not while a fix is being typed, since the unsaved fix
 * would disappear with the claim.
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
