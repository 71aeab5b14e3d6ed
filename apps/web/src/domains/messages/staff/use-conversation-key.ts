import { useMemo } from 'react';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

/** A keyboard shortcut for the open conversation. */
export function useConversationKey(key: string, label: string, run: () => void): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [{ keys: [key], group: 'Writing', label, run }],
    [key, label, run],
  );
  useShortcuts(shortcuts);
}
