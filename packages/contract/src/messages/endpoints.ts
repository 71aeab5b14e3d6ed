import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileLinkSchema } from '../files/entity.ts';
import { UPLOAD_MEDIA_TYPES } from '../files/media-types.ts';
import { MAX_UPLOAD_BYTES } from '../http/files.ts';
import { pageOf } from '../http/page.ts';
import {
  messageAttachmentSchema,
  messageSchema,
  threadSchema,
  unreadCountSchema,
} from './entity.ts';
import {
  listMessagesQuery,
  listThreadsQuery,
  markThreadReadRequest,
  replyRequest,
  startThreadRequest,
  uploadMessageAttachmentRequest,
} from './requests.ts';

const tag = 'Messages';
const params = z.strictObject({ id: z.uuid() });

/** Conversations between clients and the company. */
export const messagesEndpoints = {
  listThreads: defineEndpoint({
    name: 'listThreads',
    method: 'GET',
    path: 'messages/',
    tag,
    summary: 'List your conversations, or as staff those of every client, latest first',
    access: 'client-or-staff',
    query: listThreadsQuery,
    responses: { 200: pageOf(threadSchema) },
  }),
  startThread: defineEndpoint({
    name: 'startThread',
    method: 'POST',
    path: 'messages/',
    tag,
    summary: 'Start a conversation with a first message',
    access: 'client-or-staff',
    body: startThreadRequest,
    responses: { 201: threadSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getUnreadCount: defineEndpoint({
    name: 'getUnreadCount',
    method: 'GET',
    path: 'messages/unread_count/',
    tag,
    summary: 'Count the messages that you have not read',
    access: 'client-or-staff',
    responses: { 200: unreadCountSchema },
  }),
  getThread: defineEndpoint({
    name: 'getThread',
    method: 'GET',
    path: 'messages/:id/',
    tag,
    summary: 'Read what a conversation is about, and how much of it is unread',
    access: 'client-or-staff',
    params,
    responses: { 200: threadSchema },
  }),
  listMessages: defineEndpoint({
    name: 'listMessages',
    method: 'GET',
    path: 'messages/:id/messages/',
    tag,
    summary: 'List the messages of a conversation, latest first',
    access: 'client-or-staff',
    params,
    query: listMessagesQuery,
    responses: { 200: pageOf(messageSchema) },
  }),
  replyToThread: defineEndpoint({
    name: 'replyToThread',
    method: 'POST',
    path: 'messages/:id/reply/',
    tag,
    summary: 'Add a message to a conversation',
    access: 'client-or-staff',
    params,
    body: replyRequest,
    responses: { 201: messageSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  markThreadRead: defineEndpoint({
    name: 'markThreadRead',
    method: 'POST',
    path: 'messages/:id/read/',
    tag,
    summary: 'Note how far you have read a conversation',
    access: 'client-or-staff',
    params,
    body: markThreadReadRequest,
    responses: { 200: threadSchema },
    rateLimit: 'write',
  }),
  uploadMessageAttachment: defineEndpoint({
    name: 'uploadMessageAttachment',
    method: 'POST',
    path: 'messages/attachments/',
    tag,
    summary: 'Add a file that a message will carry within the day',
    access: 'client-or-staff',
    upload: { maxBytes: MAX_UPLOAD_BYTES, mediaTypes: UPLOAD_MEDIA_TYPES },
    body: uploadMessageAttachmentRequest,
    responses: { 201: messageAttachmentSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  linkMessageAttachment: defineEndpoint({
    name: 'linkMessageAttachment',
    method: 'POST',
    path: 'messages/attachments/:id/link/',
    tag,
    summary: 'Get a link that fetches a file of a message for five minutes',
    access: 'client-or-staff',
    params,
    responses: { 200: fileLinkSchema },
    rateLimit: 'write',
  }),
} as const;
