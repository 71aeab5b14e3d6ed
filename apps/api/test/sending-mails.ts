import { afterAll, expect } from 'vitest';
import { deliverDueMails } from '../src/core/mail/deliver.ts';
import { createSmtpTransport } from '../src/core/mail/smtp-transport.ts';
import type { MailTransport } from '../src/core/mail/transport.ts';
import { renderPdf } from '../src/core/pdf/render-pdf.ts';
import type { TestApp } from './create-test-app.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { TEST_SECRETS } from './ndis-fixtures.ts';
import { makeBeforeAll } from './set-up.ts';

interface Smtp {
  readonly server: MailServer;
  /** Sends to the server. */
  readonly transport: MailTransport;
}

/** Starts a mail server before the tests of a file or a group, and closes it after them. */
export function startSmtpBeforeAll(): Smtp {
  const smtp = makeBeforeAll(async () => {
    const server = await startMailServer();
    return { server, transport: createSmtpTransport(server.url) };
  });
  afterAll(async () => {
    smtp.transport.close();
    await smtp.server.close();
  });
  return smtp;
}

/** Sends the waiting emails, which must succeed. */
export const sendMails = (
  { database, clock }: TestApp,
  { transport }: Pick<Smtp, 'transport'>,
): Promise<unknown> =>
  deliverDueMails({
    database,
    transport,
    renderPdf,
    secrets: TEST_SECRETS,
    now: () => clock.now,
    onFailure: ({ error }) => expect.fail(error),
  });
