import type { MessageAttachment } from '@cleaning/contract/messages';
import { useMemo, useSyncExternalStore } from 'react';
import { type Drafts, useDrafts } from '#kit/drafts/use-drafts.tsx';
import { ApiError } from '@cleaning/api-client';

/** An unsent message. */
export interface MessageDraft {
  readonly body: string;
  /** Uploaded files. */
  readonly attachments: readonly MessageAttachment[];
  /** The idempotency key of the last attempt to send this content; null before the first. */
  readonly idempotencyKey: string | null;
  /** For a new conversation only. */
  readonly subject: string;
  readonly about_type: string;
  readonly about_id: string;
}

/** Reads and changes the draft of one conversation outside of rendering. */
export interface MessageDraftAccess {
  readonly read: () => MessageDraft;
  /** A change of content clears the idempotency key. */
  readonly change: (changes: Partial<MessageDraft>) => void;
  /** Removes the draft. */
  readonly drop: () => void;
}

/** The draft key of a new conversation about no particular item. */
export const NEW_CONVERSATION = 'new';

const EMPTY: MessageDraft = {
  body: '',
  attachments: [],
  idempotencyKey: null,
  subject: '',
  about_type: '',
  about_id: '',
};

/** True when closing the page would lose content. */
export function hasContent({ body, attachments }: MessageDraft): boolean {
  return body.trim() !== '' || attachments.length > 0;
}

/** @param conversation The id of a conversation or of what a new one is about, or {@link NEW_CONVERSATION}. */
export function messageDraftAccess(drafts: Drafts, conversation: string): MessageDraftAccess {
  const name = `message ${conversation}`;
  const read = () => (drafts.get(name) as MessageDraft | undefined) ?? EMPTY;
  return {
    read,
    change(changes) {
      const changed = { ...read(), idempotencyKey: null, ...changes };
      drafts.set(name, changed, { asksBeforeClosing: hasContent(changed) });
    },
    drop: () => drafts.remove(name),
  };
}

export function useMessageDraftAccess(conversation: string): MessageDraftAccess {
  const drafts = useDrafts();
  return useMemo(() => messageDraftAccess(drafts, conversation), [drafts, conversation]);
}

/** The draft of a conversation; re-renders on change. */
export function useMessageDraft(conversation: string): MessageDraft {
  return useSyncExternalStore(useDrafts().subscribe, useMessageDraftAccess(conversation).read);
}

export const OFFLINE =
  'You are offline. Your message is kept and you can send it when you are back.';

/** Throws while the browser is offline. */
export function assertOnline(): void {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', message: OFFLINE });
}

const STILL_UPLOADING = 'A file is still being added. Send your message once it is there.';

/** Throws while attachments are uploading. */
export function assertFilesUploaded(isUploading: boolean): void {
  if (isUploading) throw new ApiError({ kind: 'cancelled', message: STILL_UPLOADING });
}
