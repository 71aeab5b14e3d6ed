import type { CreateAddressRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** Saves a new address. The same one sent again, after no answer came, is saved once. */
export function useKeepAddress(): (body: CreateAddressRequest) => Promise<void> {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.createAddress());
  const keyOf = useIdempotencyKey();
  return async (body) => {
    await mutateAsync({ body, idempotencyKey: keyOf(body) });
  };
}
