import type { CreateAddressRequest } from '@cleaning/contract/clients';
import { useSend } from '#kit/api/use-send.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Returns a function that saves a new address. Retries with the same body save it once. */
export function useSaveAddress(): (body: CreateAddressRequest) => Promise<void> {
  const api = useApi();
  const send = useSend(api.createAddress.mutation());
  return async (body) => {
    await send(body);
  };
}
