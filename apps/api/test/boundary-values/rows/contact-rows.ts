import type { MessageAttachment, Thread } from '@cleaning/contract/messages';
import { newEnquiry, ENQUIRY } from '../../enquiry-fixtures.ts';
import { reply, startedThread } from '../../message-fixtures.ts';
import { multipart } from '../../multipart.ts';
import { CHOICES, SITE } from '../../quote-fixtures.ts';
import { aPdf, named } from '../../sample-files.ts';
import { prepared, type ReadyRequest, type Row, type Rows, type World } from '../world.ts';

const aFile = () => named('a.pdf', aPdf());

const threadRow =
  (by: 'client' | 'staff', body?: Readonly<Record<string, unknown>>): Row =>
  async (world) => {
    const { id } = await startedThread(world.api, world.client);
    return { as: world[by], ids: { id }, ...(body === undefined ? {} : { body }) };
  };

/** A file in a conversation, or one that nobody has sent yet. */
const attachmentRow = async (world: World): Promise<ReadyRequest> => {
  const form = await multipart({ file: aFile() });
  const path = 'messages/attachments/';
  const { id } = await prepared<MessageAttachment>(world, { path, as: world.client, ...form });
  const body = { subject: 'The key', body: 'Here it is.', attachment_ids: [id] };
  await prepared<Thread>(world, { path: 'messages/', as: world.client, body });
  return { as: world.client, ids: { id } };
};

const documentRow = async (world: World): Promise<ReadyRequest> => {
  const form = await multipart({ category: 'photos', file: aFile() });
  const { id } = await prepared<{ id: string }>(world, {
    path: 'documents/',
    as: world.client,
    ...form,
  });
  return { as: world.client, ids: { id } };
};

const enquiryRow =
  (body: object = {}, prepare?: 'close'): Row =>
  async (world) => {
    const email = `${world.unique()}@mail.example`;
    const enquiry = await newEnquiry(world.api, world.staff, { email });
    const ids = { id: enquiry.id };
    if (prepare === undefined) {
      return { as: world.staff, ids, body: { version: enquiry.version, ...body } };
    }
    const { version } = await prepared<{ version: number }>(world, {
      path: `enquiries/${enquiry.id}/${prepare}/`,
      as: world.staff,
      body: { version: enquiry.version },
    });
    return { as: world.staff, ids, body: { version, ...body } };
  };

/** Messages, enquiries and documents. */
export const contactRows: Rows = {
  startThread: async ({ client }) => ({
    as: client,
    body: { subject: 'The key', body: 'Where shall I leave the key?' },
  }),
  updateQuickReplies: async (world) => {
    const { version } = await prepared<{ version: number }>(world, {
      method: 'GET',
      path: 'messages/quick_replies/',
      as: world.staff,
    });
    const replies = [{ label: 'Thanks', body: 'Thank you for your message.' }];
    return { as: world.staff, body: { version, replies } };
  },
  replyToThread: threadRow('staff', { body: 'Under the pot, please.' }),
  markThreadRead: async (world) => {
    const thread = await startedThread(world.api, world.client);
    const answer = await reply(world.api, world.staff, thread);
    const body = { last_read_message_id: answer.json<{ id: string }>().id };
    return { as: world.client, ids: { id: thread.id }, body };
  },
  markThreadUnread: threadRow('staff'),
  assignThread: async (world) => {
    const { id } = await startedThread(world.api, world.client);
    const body = { owner_id: world.staff.id, known_owner_id: null };
    return { as: world.staff, ids: { id }, body };
  },
  uploadMessageAttachment: async ({ client }) => ({ as: client, form: { file: aFile() } }),
  linkMessageAttachment: attachmentRow,
  createEnquiry: async () => ({ body: ENQUIRY }),
  answerEnquiry: enquiryRow({ answer: 'Yes, we can.' }),
  convertEnquiry: async (world) => {
    const made = await enquiryRow()(world);
    const new_client = {
      email: `${world.unique()}@mail.example`,
      first_name: 'Helen',
      last_name: 'Novak',
      phone_number: '0491 570 006',
      client_type: 'general',
    };
    const quote = { ...CHOICES, ...SITE };
    return { ...made, body: { ...made.body, client_id: null, new_client, quote, answer: '' } };
  },
  closeEnquiry: enquiryRow(),
  markEnquirySpam: enquiryRow(),
  reopenEnquiry: enquiryRow({}, 'close'),
  uploadDocument: async ({ client }) => ({
    as: client,
    form: { category: 'photos', file: aFile() },
  }),
  deleteDocument: documentRow,
  linkDocument: documentRow,
};
