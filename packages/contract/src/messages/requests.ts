import { z } from 'zod';
import { requiredLine, requiredText, searchText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { THREAD_SUBJECT_TYPES } from './entity.ts';

/** The longest message, in characters. */
export const MAX_MESSAGE_LENGTH = 4000;

const body = requiredText({ max: MAX_MESSAGE_LENGTH, emptyMessage: 'Write a message.' });
const clientId = z.uuid({ error: 'Choose a client.' });

/** The most files of one message. */
export const MAX_MESSAGE_ATTACHMENTS = 5;

const ATTACHMENTS_MESSAGE = `Add up to ${MAX_MESSAGE_ATTACHMENTS} files, each of them once.`;

/** The ids of files that the author uploaded before. */
const attachmentIds = z
  .array(z.uuid({ error: ATTACHMENTS_MESSAGE }), { error: ATTACHMENTS_MESSAGE })
  .max(MAX_MESSAGE_ATTACHMENTS, ATTACHMENTS_MESSAGE)
  .refine((ids) => new Set(ids).size === ids.length, ATTACHMENTS_MESSAGE)
  .optional();

/** The field beside the file; set by staff, who name the client of the conversation. */
export const uploadMessageAttachmentRequest = z.strictObject({ client_id: clientId.optional() });

export const startThreadRequest = z.strictObject({
  subject: requiredLine({ max: 120, emptyMessage: 'Say what it is about, in a few words.' }),
  body,
  attachment_ids: attachmentIds,
  /** The client whom staff write to; set by staff only. */
  client_id: clientId.optional(),
  /** The client's record that the conversation is about, if any. */
  about: z
    .strictObject({
      type: z.enum(THREAD_SUBJECT_TYPES, { error: 'Choose a quote, invoice or visit.' }),
      id: z.uuid({ error: 'Choose what it is about.' }),
    })
    .optional(),
});

export const replyRequest = z.strictObject({ body, attachment_ids: attachmentIds });

/**
 * Marks everything up to this message as read, since a later message may have arrived meanwhile.
 */
export const markThreadReadRequest = z.strictObject({
  last_read_message_id: z.uuid({ error: 'Name the last message that was read.' }),
});

const ownerId = z.uuid({ error: 'Choose a person of the office.' }).nullable();

/** Assigns a conversation to a member of staff, or removes its owner. */
export const assignThreadRequest = z.strictObject({
  owner_id: ownerId,
  /** The owner that the caller saw; the call is refused when it has changed. */
  known_owner_id: ownerId,
});

/** The most quick replies, which share one row of buttons. */
export const MAX_QUICK_REPLIES = 12;

const REPLIES_MESSAGE = `Keep up to ${MAX_QUICK_REPLIES} quick replies.`;

/** Replaces all quick replies. */
export const updateQuickRepliesRequest = z.strictObject({
  version: versionField,
  replies: z
    .array(
      z.strictObject({
        label: requiredLine({ max: 30, emptyMessage: 'Enter what the button says.' }),
        body: requiredText({ max: 1000, emptyMessage: 'Write the reply.' }),
      }),
      { error: REPLIES_MESSAGE },
    )
    .max(MAX_QUICK_REPLIES, REPLIES_MESSAGE),
});

const OWNER_MESSAGE = 'Filter by me, nobody or the id of a member of staff.';

export const THREAD_ORDERINGS = ['-last_message_at', 'unread_first'] as const;

export const listThreadsQuery = pageQuery.extend({
  /** Only conversations with unread messages. */
  unread: z.enum(['true', 'false'], { error: 'Use true or false.' }).optional(),
  /** One client's conversations, for staff. */
  client_id: clientId.optional(),
  /** Only conversations about this quote, invoice or appointment. */
  about_id: z.uuid({ error: 'Name what it is about.' }).optional(),
  /** The owner, for staff. */
  owner: z
    .union([z.enum(['me', 'nobody']), z.uuid({ error: OWNER_MESSAGE })], { error: OWNER_MESSAGE })
    .optional(),
  /** Part of the client's name. */
  search: searchText.optional(),
  /** The latest first; optionally with unread ones before all others. */
  ordering: z
    .enum(THREAD_ORDERINGS, { error: `Order by ${THREAD_ORDERINGS.join(' or ')}.` })
    .default('-last_message_at'),
});

export const listMessagesQuery = pageQuery.extend({
  /**
   * Only messages before this one. Page numbers are not used, because they shift when a message is
   * added.
   */
  before: z.uuid({ error: 'Name a message of this conversation.' }).optional(),
});

export type StartThreadRequest = z.input<typeof startThreadRequest>;
export type AssignThreadRequest = z.input<typeof assignThreadRequest>;
export type UpdateQuickRepliesRequest = z.input<typeof updateQuickRepliesRequest>;
export type ListThreadsQuery = z.input<typeof listThreadsQuery>;
export type ListMessagesQuery = z.input<typeof listMessagesQuery>;
