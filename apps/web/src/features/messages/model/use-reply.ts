import { replyRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { createIdempotencyKey } from '../../../shared/lib/idempotency-key.ts';
import { useMessageDraftAccess } from './message-draft.ts';
import { refuseEarly, refuseOffline } from './refuse-to-send.ts';

/**
 * Sends the draft of a conversation: once, however often it is asked to.
 *
 * @param onSent is called when it was sent; another draft can be written then.
 */
export function useReply(threadId: string, onSent: () => void) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.messages.reply(threadId));
  const access = useMessageDraftAccess(threadId);
  const [textProblem, setTextProblem] = useState<string | null>(null);

  /** @param hasFilesComing so that the message is not whole yet. */
  const sendDraft = async (hasFilesComing: boolean): Promise<void> => {
    setTextProblem(null);
    const draft = access.read();
    const attachmentIds = draft.attachments.map(({ id }) => id);
    const checked = replyRequest.safeParse({
      body: draft.body,
      ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }),
    });
    if (!checked.success) {
      setTextProblem(checked.error.issues[0]?.message ?? '');
      return;
    }
    refuseOffline();
    refuseEarly(hasFilesComing);
    const idempotencyKey = draft.idempotencyKey ?? createIdempotencyKey();
    access.change({ idempotencyKey });
    await mutateAsync({ body: checked.data, idempotencyKey });
    access.drop();
    onSent();
  };
  const { submit, isBusy, error } = useSubmitOnce(sendDraft, { isRepeatable: true });

  return {
    send: submit,
    isSending: isBusy,
    /** Why it was not sent, though sending it again may do; null while there is nothing to say. */
    error,
    /** What is wrong with the text itself. */
    textProblem,
    clearTextProblem: () => setTextProblem(null),
  };
}
