import type { SentBy } from '@cleaning/api-client/queries';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIdempotencyKey } from '../hooks/use-idempotency-key.ts';

/**
 * Sends a command: `useSend(api.addLeave.mutation({ id }))`. An endpoint that takes an idempotency
 * key gets the same one for an equal body, and another one for another body.
 */
export function useSend<Answer, Variable>(
  mutation: UseMutationOptions<Answer, Error, Variable>,
): (sent: SentBy<Variable>) => Promise<Answer> {
  const { mutateAsync } = useMutation(mutation);
  const keyOf = useIdempotencyKey();
  const isKeyed = mutation.meta?.['idempotent'] === true;
  return (sent) =>
    // `SentBy` is the variable without its key, which `meta` asks for.
    mutateAsync((isKeyed ? { body: sent, idempotencyKey: keyOf(sent) } : sent) as Variable);
}
