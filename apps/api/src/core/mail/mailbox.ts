import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { FILE_POLICY } from '../http/content-security-policy.ts';
import { attachmentNamed } from '../http/file-answer.ts';
import { findAttachment, summariseAttachments } from './attachment-repository.ts';
import { openAttachment, type AttachmentTools, type FileAttachment } from './attachment.ts';
import { listMails } from './mail-repository.ts';
import {
  attachmentPath,
  MAILBOX_POLICY,
  renderMailbox,
  type MailboxEntry,
} from './mailbox-page.ts';

const LIMIT = 100;

const querySchema = z.object({ to: z.string().trim().toLowerCase().optional().catch(undefined) });
const paramsSchema = z.object({ id: z.uuid() });

interface MailboxDependencies extends AttachmentTools {
  readonly database: Database;
}

/** Serves `/dev/mailbox`, which shows all emails of the service where there is no mail server. */
export async function registerMailbox(
  app: FastifyInstance,
  { database, ...tools }: MailboxDependencies,
): Promise<void> {
  async function mailsFor(query: unknown): Promise<MailboxEntry[]> {
    const recipient = querySchema.parse(query).to ?? null;
    const mails = await listMails(database, { recipient, limit: LIMIT });
    const files = Map.groupBy(
      await summariseAttachments(
        database,
        mails.map(({ id }) => id),
      ),
      ({ mailId }) => mailId,
    );
    return mails.map((mail) => ({ ...mail, attachments: files.get(mail.id) ?? [] }));
  }

  app.get('/dev/mailbox', async (request, reply) =>
    reply
      .header('content-security-policy', MAILBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderMailbox(await mailsFor(request.query))),
  );
  app.get('/dev/mailbox.json', async (request, reply) =>
    reply.send((await mailsFor(request.query)).map(toJson)),
  );
  app.get(attachmentPath(':id'), async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const found = params.success ? await findAttachment(database, params.data.id) : undefined;
    if (found === undefined) return reply.callNotFound();
    const file = await openAttachment(found.attachment, tools, found.writtenAt);
    return sendAsFile(reply, file);
  });
}

const sendAsFile = (reply: FastifyReply, { fileName, mediaType, content }: FileAttachment) =>
  reply
    .headers({
      'content-security-policy': FILE_POLICY,
      'content-disposition': attachmentNamed(fileName),
    })
    .type(mediaType)
    .send(content);

const toJson = (mail: MailboxEntry) => ({
  id: mail.id,
  to: mail.recipient,
  reply_to: mail.replyTo ?? null,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ id, fileName, mediaType }) => ({
    name: fileName,
    media_type: mediaType,
    url: attachmentPath(id),
  })),
  sent_at: (mail.deliveredAt ?? mail.createdAt).toISOString(),
});
