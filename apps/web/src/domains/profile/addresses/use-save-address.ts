import type { CreateAddressRequest } from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Returns a function that saves a new address. Retries with the same body save it once. */
export function useSaveAddress(): (body: CreateAddressRequest) => Promise<void> {
  const api = useApi();
  const { mutateAsync } = useMutation(api.createAddress.mutation());
  const keyOf = useIdempotencyKey();
  return async (body) => {
    await mutateAsync({ body, idempotencyKey: keyOf(body) });
  };
}
