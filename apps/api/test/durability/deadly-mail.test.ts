import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { LOCK_MS, MAX_ATTEMPTS } from '../../src/core/mail/deliver.ts';
import type { Attachment } from '../../src/core/mail/attachment.ts';
import { SAMPLE_PDF } from '../sample-pdf.ts';
import { startBeforeAll } from '../set-up.ts';
import { postMail } from '../../src/core/mail/outbox.ts';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, 'deliver-and-die.ts');

const api = startBeforeAll();

const post = (recipient: string, attachments: readonly Attachment[]) =>
  api.database.transaction((transaction) =>
    postMail(
      transaction,
      { recipient, subject: 'Receipt', text: 'Thanks.', html: '<p>Thanks.</p>', attachments },
      api.clock.now,
    ),
  );

/** Runs the mail worker as a process. Resolves with the signal that ended it, and its output. */
const deliverInProcess = () =>
  run(process.execPath, [PROGRAM, api.databaseUrl, api.clock.now.toISOString()]).then(
    ({ stdout }) => ({ signal: null, stdout }),
    ({ signal, stdout }: { signal: string | null; stdout: string }) => ({ signal, stdout }),
  );

test('a mail whose PDF ends the process is given up, and the others are sent', async () => {
  await post('deadly@mail.example', [{ pdf: SAMPLE_PDF }]);
  api.clock.advance(1);
  await post('other@mail.example', []);
  expect((await deliverInProcess()).signal).toBe('SIGKILL');
  // A process that starts at once leaves the locked email alone.
  expect(await deliverInProcess()).toEqual({ signal: null, stdout: '' });
  expect(await api.mails('other@mail.example')).toMatchObject([{ deliveredAt: expect.any(Date) }]);
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
    api.clock.advance(LOCK_MS);
    expect((await deliverInProcess()).signal).toBe('SIGKILL');
    expect(await api.mails('deadly@mail.example')).toMatchObject([
      { attempts: attempt, deliveredAt: null, failedAt: null },
    ]);
  }
  api.clock.advance(LOCK_MS);
  expect(await deliverInProcess()).toEqual({ signal: null, stdout: 'EINTERRUPTED' });
  expect(await api.mails('deadly@mail.example')).toMatchObject([
    { attempts: MAX_ATTEMPTS, failedAt: api.clock.now, lastError: 'EINTERRUPTED' },
  ]);
});
