import { z } from 'zod';
import { requiredLine, requiredText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { THREAD_SUBJECT_TYPES } from './entity.ts';

/** The longest message, in characters. */
export const MAX_MESSAGE_LENGTH = 4000;

const body = requiredText({ max: MAX_MESSAGE_LENGTH, emptyMessage: 'Write a message.' });
const clientId = z.uuid({ error: 'Choose a client.' });

/** How many files come with one message at most. */
export const MAX_MESSAGE_ATTACHMENTS = 5;

const ATTACHMENTS_MESSAGE = `Add up to ${MAX_MESSAGE_ATTACHMENTS} files, each of them once.`;

/** Files that the writer uploaded before, by their ids. */
const attachmentIds = z
  .array(z.uuid({ error: ATTACHMENTS_MESSAGE }), { error: ATTACHMENTS_MESSAGE })
  .max(MAX_MESSAGE_ATTACHMENTS, ATTACHMENTS_MESSAGE)
  .refine((ids) => new Set(ids).size === ids.length, ATTACHMENTS_MESSAGE)
  .optional();

/** The field beside the file: given by staff, who say whose conversation it is for. */
export const uploadMessageAttachmentRequest = z.strictObject({ client_id: clientId.optional() });

export const startThreadRequest = z.strictObject({
  subject: requiredLine({ max: 120, emptyMessage: 'Say what it is about, in a few words.' }),
  body,
  attachment_ids: attachmentIds,
  /** Whom staff write to; given by staff only. */
  client_id: clientId.optional(),
  /** One thing of that client's, if it is about one. */
  about: z
    .strictObject({
      type: z.enum(THREAD_SUBJECT_TYPES, { error: 'Choose a quote, invoice or appointment.' }),
      id: z.uuid({ error: 'Choose what it is about.' }),
    })
    .optional(),
});

export const replyRequest = z.strictObject({ body, attachment_ids: attachmentIds });

/** Everything up to this message has been read: a later one may have come meanwhile. */
export const markThreadReadRequest = z.strictObject({
  last_read_message_id: z.uuid({ error: 'Name the last message that was read.' }),
});

export const listThreadsQuery = pageQuery.extend({
  /** Only conversations with something to read. */
  unread: z.enum(['true', 'false'], { error: 'Use true or false.' }).optional(),
  /** One client's conversations, for staff. */
  client_id: clientId.optional(),
  /** Only conversations about this quote, invoice or appointment. */
  about_id: z.uuid({ error: 'Name what it is about.' }).optional(),
});

export const listMessagesQuery = pageQuery.extend({
  /** Only messages that came before this one: pages by number move when a message is added. */
  before: z.uuid({ error: 'Name a message of this conversation.' }).optional(),
});

export type StartThreadRequest = z.input<typeof startThreadRequest>;
export type ListThreadsQuery = z.input<typeof listThreadsQuery>;
export type ListMessagesQuery = z.input<typeof listMessagesQuery>;
