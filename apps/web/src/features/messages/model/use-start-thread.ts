import type { StartThreadRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { createIdempotencyKey } from '../../../shared/lib/idempotency-key.ts';
import { useMessageDraftAccess } from './message-draft.ts';
import { messagesViewPath } from './messages-view.ts';
import { refuseEarly, refuseOffline } from './refuse-to-send.ts';

/**
 * Starts a conversation and opens it.
 *
 * @returns a function that rejects with what a form shows: the words stay in it.
 */
export function useStartThread(conversation: string) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.messages.start());
  const draft = useMessageDraftAccess(conversation);
  const navigate = useNavigate();

  return async (words: StartThreadRequest, hasFilesComing: boolean): Promise<void> => {
    refuseOffline();
    refuseEarly(hasFilesComing);
    const { attachments } = draft.read();
    const body = {
      ...words,
      ...(attachments.length > 0 && { attachment_ids: attachments.map(({ id }) => id) }),
    };
    const idempotencyKey = draft.read().idempotencyKey ?? createIdempotencyKey();
    draft.change({ idempotencyKey });
    const { id } = await mutateAsync({ body, idempotencyKey });
    draft.drop();
    await navigate(messagesViewPath({ page: 1, open: { kind: 'thread', id } }), { replace: true });
  };
}
