import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import type { ClientLinks } from '../client-links.ts';

export interface ClientKeysProps {
  readonly links: Pick<ClientLinks, 'newMessage' | 'newQuote'>;
}

/** Keyboard shortcuts for the client in the focused row. */
export function ClientKeys({ links: { newMessage, newQuote } }: ClientKeysProps) {
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const go = (pathOf: (clientId: string) => string) => () => {
      const row = document.activeElement?.closest('[data-row]');
      const id = row?.querySelector<HTMLElement>('[data-client]')?.dataset['client'];
      if (id !== undefined) void navigate(pathOf(id));
    };
    const group = 'In a list';
    return [
      { keys: ['M'], group, label: 'Message to the client', run: go(newMessage) },
      { keys: ['Q'], group, label: 'New quote for the client', run: go(newQuote) },
    ];
  }, [navigate, newMessage, newQuote]);
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
