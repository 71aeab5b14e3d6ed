import type { BankRow } from '@cleaning/contract/bank';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeResults } from './paid-parts.ts';

/**
 * Confirms rows, only once even if the button is pressed repeatedly, and reports the result of
 * each.
 */
export function useConfirmRows(
  rows: readonly Pick<BankRow, 'id' | 'text'>[],
  onReport: (report: string) => void,
) {
  const api = useApi();
  const textOf = (id: string) => rows.find((row) => row.id === id)?.text ?? 'A row';
  return useCommand(api.confirmBankRows.mutation(), {
    isRepeatable: true,
    onDone: ({ results }) => onReport(describeResults(results, textOf)),
  });
}
