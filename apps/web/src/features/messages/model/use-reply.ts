import { replyRequest } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';
import { useMessageDraftAccess } from './message-draft.ts';
import { refuseEarly, refuseOffline } from './refuse-to-send.ts';

/** Why a message was not sent. */
export interface ReplyProblem {
  /** The words themselves are at fault; otherwise sending them again may do. */
  readonly isAboutWords: boolean;
  readonly message: string;
}

/** Sends the draft of a conversation: once, however often it is asked to. */
export function useReply(threadId: string) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.messages.reply(threadId));
  const access = useMessageDraftAccess(threadId);
  const isOnItsWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ReplyProblem | null>(null);

  /** @returns whether it was sent. */
  const trySend = async (hasFilesComing: boolean): Promise<boolean> => {
    const draft = access.read();
    const attachmentIds = draft.attachments.map(({ id }) => id);
    const checked = replyRequest.safeParse({
      body: draft.body,
      ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }),
    });
    if (!checked.success) {
      setProblem({ isAboutWords: true, message: checked.error.issues[0]?.message ?? '' });
      return false;
    }
    try {
      refuseOffline();
      refuseEarly(hasFilesComing);
      const idempotencyKey = draft.idempotencyKey ?? createDraftKey();
      access.change({ idempotencyKey });
      await mutateAsync({ body: checked.data, idempotencyKey });
      access.drop();
      return true;
    } catch (error) {
      setProblem({ isAboutWords: false, message: errorMessage(error) });
      return false;
    }
  };

  return {
    isSending,
    problem,
    forgetProblem: () => setProblem(null),
    /** @param hasFilesComing so that the message is not whole yet. */
    send: async (hasFilesComing: boolean): Promise<boolean> => {
      if (isOnItsWay.current) return false;
      isOnItsWay.current = true;
      setSending(true);
      setProblem(null);
      const isSent = await trySend(hasFilesComing);
      isOnItsWay.current = false;
      setSending(false);
      return isSent;
    },
  };
}
