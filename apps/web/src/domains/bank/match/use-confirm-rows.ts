import type { BankRow } from '@cleaning/contract/bank';
import { useRef } from 'react';
import { useCommand } from '#kit/forms/use-command.ts';
import { focusIfLost, rememberPlace } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeResults } from './paid-parts.ts';

/**
 * Confirms rows, only once even if the button is pressed repeatedly, and reports the result of
 * each. A recorded row goes with its button, so the focus stays with the rows around it.
 */
export function useConfirmRows(
  rows: readonly Pick<BankRow, 'id' | 'text'>[],
  onReport: (report: string) => void,
) {
  const api = useApi();
  const textOf = (id: string) => rows.find((row) => row.id === id)?.text ?? 'A row';
  const focusNearby = useRef<() => void>(() => undefined);
  const { submit, ...confirming } = useCommand(api.confirmBankRows.mutation(), {
    isRepeatable: true,
    onDone: ({ results }) => {
      onReport(describeResults(results, textOf));
      focusIfLost(focusNearby.current);
    },
  });
  return {
    ...confirming,
    submit: (request: Parameters<typeof submit>[0]) => {
      focusNearby.current = rememberPlace();
      return submit(request);
    },
  };
}
