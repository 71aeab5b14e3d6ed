import type { CreateAddressRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';

/** Keeps a new address. The same one sent again, after no answer came, is kept once. */
export function useKeepAddress(): (body: CreateAddressRequest) => Promise<void> {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.createAddress());
  const attempt = useRef({ words: '', key: '' });

  return async (body) => {
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: createDraftKey() };
    await mutateAsync({ body, idempotencyKey: attempt.current.key });
  };
}
