import { createDatabaseClient } from '../../src/core/db/client.ts';
import { deliverDueMails } from '../../src/core/mail/deliver.ts';
import { createSecrets } from '../../src/core/security/secrets.ts';
import { mailboxTransport } from '../../src/core/mail/transport.ts';

/**
 * Sends due emails, and exits, or crashes while making the first PDF as a faulty library might.
 * Arguments: the URL of the database, the time.
 */
const [url = '', time = ''] = process.argv.slice(2);
const { database, close } = createDatabaseClient({ url });
await deliverDueMails({
  database,
  transport: mailboxTransport,
  renderPdf: async () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
  secrets: createSecrets('the mails of this test hold nothing encrypted'),
  now: () => new Date(time),
  onFailure: ({ error }) => void process.stdout.write(error),
});
await close();
