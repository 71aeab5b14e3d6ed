import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { listMails, type StoredMail } from './mail-repository.ts';
import { MAILBOX_POLICY, renderMailbox } from './mailbox-page.ts';

const LIMIT = 100;

const querySchema = z.object({ to: z.string().trim().toLowerCase().optional().catch(undefined) });

/** `/dev/mailbox` shows what the service sent, to whom, on machines without a mail server. */
export async function registerMailbox(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  const mailsFor = (query: unknown) =>
    listMails(database, { recipient: querySchema.parse(query).to ?? null, limit: LIMIT });

  app.get('/dev/mailbox', async (request, reply) =>
    reply
      .header('content-security-policy', MAILBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderMailbox(await mailsFor(request.query))),
  );
  app.get('/dev/mailbox.json', async (request, reply) =>
    reply.send((await mailsFor(request.query)).map(toJson)),
  );
}

const toJson = (mail: StoredMail) => ({
  id: mail.id,
  to: mail.recipient,
  reply_to: mail.replyTo ?? null,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  sent_at: (mail.deliveredAt ?? mail.createdAt).toISOString(),
});
