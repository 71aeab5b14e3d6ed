import type { BankRow, ConfirmBankRowsRequest } from '@cleaning/contract/bank';
import { useMutation } from '@tanstack/react-query';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
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
  const { mutateAsync } = useMutation(api.confirmBankRows.mutation());
  const keyFor = useIdempotencyKey();
  return useSubmitOnce(
    async (body: ConfirmBankRowsRequest) => {
      const { results } = await mutateAsync({ body, idempotencyKey: keyFor(body) });
      const textOf = (id: string) => rows.find((row) => row.id === id)?.text ?? 'A row';
      onReport(describeResults(results, textOf));
    },
    { isRepeatable: true },
  );
}
