import type { MessageAttachment, ThreadSubjectType } from '@cleaning/contract';

/** A message that was begun and not sent. */
export interface MessageDraft {
  readonly body: string;
  /** Files that were uploaded for it. */
  readonly attachments: readonly MessageAttachment[];
  /** The name of the attempt to send it as it is; null until there is one. */
  readonly idempotencyKey: string | null;
  /** What a new conversation is called; empty in one that exists. */
  readonly subject: string;
  /** What a new conversation is about; null for nothing in particular. */
  readonly about: { readonly type: ThreadSubjectType; readonly id: string } | null;
}

export const EMPTY_DRAFT: MessageDraft = {
  body: '',
  attachments: [],
  idempotencyKey: null,
  subject: '',
  about: null,
};

/** True when leaving would lose something that somebody made. */
export function hasWords({ body, attachments }: MessageDraft): boolean {
  return body.trim() !== '' || attachments.length > 0;
}
