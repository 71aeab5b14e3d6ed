import type { MessageAttachment } from '@cleaning/contract';

/** A message that was begun and not sent. */
export interface MessageDraft {
  readonly body: string;
  /** Files that were uploaded for it. */
  readonly attachments: readonly MessageAttachment[];
  /** The name of the attempt to send it as it is; null until there is one. */
  readonly idempotencyKey: string | null;
  /** Of a new conversation: what it is called, and what it is about. */
  readonly subject: string;
  readonly about_type: string;
  readonly about_id: string;
}

export const EMPTY_DRAFT: MessageDraft = {
  body: '',
  attachments: [],
  idempotencyKey: null,
  subject: '',
  about_type: '',
  about_id: '',
};

/** True when leaving would lose something that somebody made. */
export function hasWords({ body, attachments }: MessageDraft): boolean {
  return body.trim() !== '' || attachments.length > 0;
}
