import { SITE_PATHS } from '@cleaning/contract/routes';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { withClient } from '#kit/lib/paths.ts';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

/** Keyboard shortcuts for the client in the focused row. */
export function ClientKeys() {
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const go = (path: string) => () => {
      const row = document.activeElement?.closest('[data-row]');
      const id = row?.querySelector<HTMLElement>('[data-client]')?.dataset['client'];
      if (id !== undefined) void navigate(withClient(path, id));
    };
    const group = 'In a list';
    return [
      { keys: ['M'], group, label: 'Message to the client', run: go(SITE_PATHS.staffMessageNew) },
      { keys: ['Q'], group, label: 'New quote for the client', run: go(SITE_PATHS.staffQuoteNew) },
    ];
  }, [navigate]);
  useShortcuts(shortcuts);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'message' },
  { keys: ['Q'], label: 'new quote' },
  { keys: ['/'], label: 'search' },
] as const;
