// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const messagesCalls: CallsOf<(typeof endpointGroups)['messages']> = {
  listThreads: { method: 'GET', path: 'messages/', sends: ['query'] },
  startThread: { method: 'POST', path: 'messages/', sends: ['body'], idempotent: true },
  getUnreadCount: { method: 'GET', path: 'messages/unread_count/' },
  getQuickReplies: { method: 'GET', path: 'messages/quick_replies/' },
  updateQuickReplies: { method: 'PATCH', path: 'messages/quick_replies/', sends: ['body'] },
  getThread: { method: 'GET', path: 'messages/:id/', sends: ['params'] },
  listMessages: { method: 'GET', path: 'messages/:id/messages/', sends: ['params', 'query'] },
  replyToThread: {
    method: 'POST',
    path: 'messages/:id/reply/',
    sends: ['params', 'body'],
    idempotent: true,
  },
  markThreadRead: { method: 'POST', path: 'messages/:id/read/', sends: ['params', 'body'] },
  markThreadUnread: { method: 'POST', path: 'messages/:id/unread/', sends: ['params'] },
  assignThread: { method: 'POST', path: 'messages/:id/assign/', sends: ['params', 'body'] },
  uploadMessageAttachment: {
    method: 'POST',
    path: 'messages/attachments/',
    sends: ['upload'],
    idempotent: true,
  },
  linkMessageAttachment: {
    method: 'POST',
    path: 'messages/attachments/:id/link/',
    sends: ['params'],
  },
};
