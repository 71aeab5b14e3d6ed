import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { fileFields } from '../files/entity.ts';
import { pageOf } from '../http/page.ts';

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
  /** When a visit begins, once it has a time. */
  starts_at: instantField.optional(),
});

/** The member of staff who looks after a conversation. */
export const threadOwnerSchema = z.object({ id: z.uuid(), first_name: z.string() });

/** A conversation between a client and the company, as one reader sees it. */
export const threadSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  client_name: z.string(),
  subject: z.string(),
  about: threadAboutSchema.nullable(),
  /** Null while it has no owner, and always for clients, who write to the company. */
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

/** How many conversations staff have to choose from, among those of the same search. */
export const threadCountsSchema = z.object({
  all: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** The caller looks after them. */
  mine: z.int().nonnegative(),
  /** Nobody looks after them. */
  unowned: z.int().nonnegative(),
});

/** One page of conversations; staff get the counts of their views with it. */
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

/** Words that staff send often: a press puts them into an answer, where they can be changed. */
export const quickReplySchema = z.object({
  /** What its button says. */
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
