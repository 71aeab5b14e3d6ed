import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { fileFields } from '../files/entity.ts';
import { pageOf } from '../http/page.ts';

/** The two sides of a conversation. Admins write as staff. */
export const MESSAGE_SIDES = ['client', 'staff'] as const;

/** The kinds of records that a conversation can be about. */
export const THREAD_SUBJECT_TYPES = ['quote', 'invoice', 'appointment'] as const;

/** The client's record that a conversation is about. */
export const threadAboutSchema = z.object({
  type: z.enum(THREAD_SUBJECT_TYPES),
  id: z.uuid(),
  /** A short number for phone calls: Q-1048, A-1048, INV-2026-00012. */
  reference: z.string(),
  /** The start of a visit, once it has a time. */
  starts_at: instantField.optional(),
});

/** The member of staff who owns a conversation. */
export const threadOwnerSchema = z.object({ id: z.uuid(), first_name: z.string() });

/** A conversation between a client and the company, as one reader sees it. */
export const threadSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  client_name: z.string(),
  subject: z.string(),
  about: threadAboutSchema.nullable(),
  /** Null without an owner, and always for clients, who write to the company as a whole. */
  owner: threadOwnerSchema.nullable(),
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
  /** The latest of the unread messages; null when there are none. */
  last_unread: z
    .object({
      /** The first 120 characters. */
      excerpt: z.string(),
      sent_at: instantField,
    })
    .nullable(),
  created_at: instantField,
});

/** The number of conversations in each view of staff, for the same search. */
export const threadCountsSchema = z.object({
  all: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** Owned by the caller. */
  mine: z.int().nonnegative(),
  /** Without an owner. */
  unowned: z.int().nonnegative(),
});

/** One page of conversations; for staff, with the counts of their views. */
export const threadsPageSchema = pageOf(threadSchema).extend({
  view_counts: threadCountsSchema.optional(),
});

/** A file attached to a message, by the id of the stored file. */
export const messageAttachmentSchema = z.object({ id: z.uuid(), ...fileFields });

/** One message of a conversation. It is never changed. */
export const messageSchema = z.object({
  id: z.uuid(),
  thread_id: z.uuid(),
  side: z.enum(MESSAGE_SIDES),
  /** Empty when the author was deleted. */
  author_first_name: z.string(),
  is_mine: z.boolean(),
  /** Whether a user of the other side has read it. */
  is_seen: z.boolean(),
  body: z.string(),
  attachments: z.array(messageAttachmentSchema),
  sent_at: instantField,
});

/** The number of unread messages and conversations. */
export const unreadCountSchema = z.object({
  messages: z.int().nonnegative(),
  threads: z.int().nonnegative(),
});

/** Text that staff send often. A button inserts it into an answer, where it can be edited. */
export const quickReplySchema = z.object({
  /** The label of its button. */
  label: z.string(),
  body: z.string(),
});

/** The quick replies of the company, in the order of their buttons. */
export const quickRepliesSchema = z.object({
  version: z.int().positive(),
  replies: z.array(quickReplySchema),
});

export type MessageSide = (typeof MESSAGE_SIDES)[number];
export type ThreadSubjectType = (typeof THREAD_SUBJECT_TYPES)[number];
export type ThreadAbout = z.output<typeof threadAboutSchema>;
export type Thread = z.output<typeof threadSchema>;
export type ThreadOwner = z.output<typeof threadOwnerSchema>;
export type ThreadCounts = z.output<typeof threadCountsSchema>;
export type ThreadsPage = z.output<typeof threadsPageSchema>;
export type QuickReply = z.output<typeof quickReplySchema>;
export type QuickReplies = z.output<typeof quickRepliesSchema>;
export type MessageAttachment = z.output<typeof messageAttachmentSchema>;
export type Message = z.output<typeof messageSchema>;
export type UnreadCount = z.output<typeof unreadCountSchema>;
