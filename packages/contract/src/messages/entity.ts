import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { fileFields } from '../files/entity.ts';

/** The two ends of a conversation. Admins write as staff. */
export const MESSAGE_SIDES = ['client', 'staff'] as const;

/** What a conversation can be about. */
export const THREAD_SUBJECT_TYPES = ['quote', 'invoice', 'appointment'] as const;

/** The one thing of the client's that a conversation is about. */
export const threadAboutSchema = z.object({
  type: z.enum(THREAD_SUBJECT_TYPES),
  id: z.uuid(),
  /** A short number to quote on the phone: Q-1048, A-1048, INV-2026-00012. */
  reference: z.string(),
});

/** A conversation between a client and the company, as one reader sees it. */
export const threadSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  client_name: z.string(),
  subject: z.string(),
  about: threadAboutSchema.nullable(),
  message_count: z.int().positive(),
  /** Messages of the other side that this reader has not read. */
  unread_count: z.int().nonnegative(),
  last_message: z.object({
    id: z.uuid(),
    side: z.enum(MESSAGE_SIDES),
    /** The first 120 characters. */
    excerpt: z.string(),
    sent_at: instantField,
  }),
  created_at: instantField,
});

/** A file attached to a message, by the id of the stored file. */
export const messageAttachmentSchema = z.object({ id: z.uuid(), ...fileFields });

/** One message of a conversation. It is never changed. */
export const messageSchema = z.object({
  id: z.uuid(),
  thread_id: z.uuid(),
  side: z.enum(MESSAGE_SIDES),
  /** Empty where the author was deleted. */
  author_first_name: z.string(),
  is_mine: z.boolean(),
  /** A user of the other side has read it. */
  is_seen: z.boolean(),
  body: z.string(),
  attachments: z.array(messageAttachmentSchema),
  sent_at: instantField,
});

/** How much is unread. */
export const unreadCountSchema = z.object({
  messages: z.int().nonnegative(),
  threads: z.int().nonnegative(),
});

export type MessageSide = (typeof MESSAGE_SIDES)[number];
export type ThreadSubjectType = (typeof THREAD_SUBJECT_TYPES)[number];
export type ThreadAbout = z.output<typeof threadAboutSchema>;
export type Thread = z.output<typeof threadSchema>;
export type MessageAttachment = z.output<typeof messageAttachmentSchema>;
export type Message = z.output<typeof messageSchema>;
export type UnreadCount = z.output<typeof unreadCountSchema>;
