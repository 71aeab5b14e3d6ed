import type { StartThreadRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';
import { useMessageDraftAccess } from './message-draft.ts';
import { messagesViewPath } from './messages-view.ts';
import { refuseEarly, refuseOffline } from './refuse-to-send.ts';

/**
 * Starts a conversation, once, and opens it.
 *
 * @returns a function that rejects with what a form shows: the words stay in it.
 */
export function useStartThread(conversation: string) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.messages.start());
  const draft = useMessageDraftAccess(conversation);
  const navigate = useNavigate();
  const isStarted = useRef(false);

  return async (words: StartThreadRequest, hasFilesComing: boolean): Promise<void> => {
    // The form may take a moment to go after its button did its work.
    if (isStarted.current) return;
    refuseOffline();
    refuseEarly(hasFilesComing);
    const { attachments } = draft.read();
    const body = {
      ...words,
      ...(attachments.length > 0 && { attachment_ids: attachments.map(({ id }) => id) }),
    };
    const idempotencyKey = draft.read().idempotencyKey ?? createDraftKey();
    draft.change({ idempotencyKey });
    const { id } = await mutateAsync({ body, idempotencyKey });
    isStarted.current = true;
    draft.drop();
    await navigate(messagesViewPath({ page: 1, open: { kind: 'thread', id } }), { replace: true });
  };
}
