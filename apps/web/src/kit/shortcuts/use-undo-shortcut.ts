import { useMemo } from 'react';
import { type Shortcut, UNDO_KEY } from './shortcut-register.ts';
import { useShortcuts } from './use-shortcuts.tsx';

/** Ctrl+Z undoes a change; null when it can no longer be undone. */
export function useUndoShortcut(undo: (() => void) | null): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () =>
      undo === null
        ? []
        : [{ keys: [UNDO_KEY], group: 'Anywhere', label: 'Undo the last change', run: undo }],
    [undo],
  );
  useShortcuts(shortcuts);
}
