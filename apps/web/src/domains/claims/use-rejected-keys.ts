import { findTarget, useRowRegister } from '@cleaning/ui/rows';
import { useMemo } from 'react';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

/**
 * Keyboard shortcuts for rejected claims. F focuses the first fix. Ctrl+Enter presses "Make ready
 * again" of the focused or only claim, but not while a fix is being typed, since the unsaved fix
 * would disappear with the claim.
 */
export function useRejectedKeys(): void {
  const claims = useRowRegister();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const fixes = () => claims.list().flatMap((claim) => findTarget(claim, 'fixes') ?? []);
    return [
      {
        keys: ['F'],
        group: 'In a list',
        label: 'First fix',
        run() {
          // Any control may be a fix, depending on what is wrong.
          const controls = fixes().map((fix) =>
            fix.querySelector<HTMLElement>('input, select, textarea, button, a'),
          );
          controls.find((control) => control !== null)?.focus();
        },
      },
      {
        keys: ['Ctrl+Enter'],
        group: 'In a list',
        label: 'Make the claim ready again',
        run() {
          if (fixes().some((fix) => fix.contains(document.activeElement))) return;
          const [only, ...others] = claims.list();
          const meant = claims.findFocused() ?? (others.length === 0 ? only : undefined);
          if (meant !== undefined) findTarget(meant, 'reopen')?.click();
        },
      },
    ];
  }, [claims]);
  useShortcuts(shortcuts);
}
