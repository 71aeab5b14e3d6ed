import { SITE_PATHS } from '@cleaning/contract/routes';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';
import { withClient } from '../../client-paths.ts';

/** Keyboard shortcuts for the client in the focused row. */
export function ClientKeys() {
  const navigate = useNavigate();
  const keys = useMemo<readonly RowKey[]>(() => {
    const go =
      (path: string): RowKey['run'] =>
      ({ id }) => {
        if (id !== undefined) void navigate(withClient(path, id));
      };
    return [
      { keys: ['M'], label: 'Message to the client', run: go(SITE_PATHS.staffMessageNew) },
      { keys: ['Q'], label: 'New quote for the client', run: go(SITE_PATHS.staffQuoteNew) },
    ];
  }, [navigate]);
  useRowKeys(keys);
  return <KeyHints hints={HINTS} />;
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['M'], label: 'message' },
  { keys: ['Q'], label: 'new quote' },
  { keys: ['/'], label: 'search' },
] as const;
