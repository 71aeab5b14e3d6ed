import { MAX_MESSAGE_ATTACHMENTS, type MessageAttachment } from '@cleaning/contract/messages';
import type { PickedFile } from '@cleaning/ui/file-picker';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { useUploads } from '#kit/files/use-uploads.ts';
import {
  type MessageDraftAccess,
  useMessageDraft,
  useMessageDraftAccess,
} from './message-draft.ts';

/** The files of an unsent message. */
export interface MessageFiles {
  readonly files: readonly PickedFile[];
  /** Uploads are in progress. */
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Clears the list after sending. */
  readonly clear: () => void;
}

/**
 * Uploads files for a draft. Uploaded files stay with the draft when the user leaves the page.
 *
 * @param clientId for staff, the client of the conversation.
 */
export function useMessageFiles(conversation: string, clientId?: string): MessageFiles {
  const api = useApi();
  const { mutateAsync } = useMutation(api.uploadMessageAttachment.mutation());
  const draft = useMessageDraftAccess(conversation);
  const { attachments } = useMessageDraft(conversation);

  /** Attachment ids by idempotency key of this page's uploads, so that none is shown twice. */
  const [ownIds] = useState(() => new Map<string, string>());

  const uploads = useUploads<MessageAttachment>({
    send: async (file, call) => {
      const kept = await mutateAsync({
        file,
        ...call,
        ...(clientId !== undefined && { client_id: clientId }),
      });
      ownIds.set(call.idempotencyKey, kept.id);
      changeAttachments(draft, (known) => [...known, kept]);
      return kept;
    },
    limit: {
      count: MAX_MESSAGE_ATTACHMENTS,
      message: `A message can have ${MAX_MESSAGE_ATTACHMENTS} files. Send this one in another message.`,
    },
  });

  const shownIds = uploads.files.map(({ idempotencyKey }) => ownIds.get(idempotencyKey));
  const earlier = attachments.filter(({ id }) => !shownIds.includes(id));
  return {
    files: [...earlier.map(toPicked), ...uploads.files],
    isBusy: uploads.files.some(({ status }) => status === 'waiting' || status === 'sending'),
    add: uploads.add,
    retry: uploads.retry,
    remove(id) {
      const upload = uploads.files.find((one) => one.id === id);
      const gone = upload === undefined ? id : ownIds.get(upload.idempotencyKey);
      uploads.remove(id);
      changeAttachments(draft, (known) => known.filter((attachment) => attachment.id !== gone));
    },
    clear: uploads.clearDone,
  };
}

function changeAttachments(
  draft: MessageDraftAccess,
  change: (known: readonly MessageAttachment[]) => readonly MessageAttachment[],
): void {
  draft.change({ attachments: change(draft.read().attachments) });
}

function toPicked({ id, file_name: name, byte_size: size }: MessageAttachment): PickedFile {
  return { id, name, size, status: 'done' };
}
