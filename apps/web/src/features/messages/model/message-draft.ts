import type { MessageAttachment } from '@cleaning/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { type Drafts, useDrafts } from '../../../shared/drafts/use-drafts.tsx';

/** A message that was begun and not sent. */
export interface MessageDraft {
  readonly body: string;
  /** Files that were uploaded for it. */
  readonly attachments: readonly MessageAttachment[];
  /** The key of the attempt to send it as it is; null until there is one. */
  readonly idempotencyKey: string | null;
  /** Of a new conversation: what it is called, and what it is about. */
  readonly subject: string;
  readonly about_type: string;
  readonly about_id: string;
}

/** The draft of one conversation, read and changed outside of drawing. */
export interface MessageDraftAccess {
  readonly read: () => MessageDraft;
  /** Another text is another attempt, so a change drops the last idempotency key. */
  readonly change: (changes: Partial<MessageDraft>) => void;
  /** The message was sent, or is not wanted any more. */
  readonly drop: () => void;
}

/** Stands for the conversation that is started about nothing in particular. */
export const NEW_CONVERSATION = 'new';

const EMPTY: MessageDraft = {
  body: '',
  attachments: [],
  idempotencyKey: null,
  subject: '',
  about_type: '',
  about_id: '',
};

/** True when leaving would lose something that the user made. */
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

/** The draft of a conversation as it changes. */
export function useMessageDraft(conversation: string): MessageDraft {
  return useSyncExternalStore(useDrafts().subscribe, useMessageDraftAccess(conversation).read);
}
