import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { readOrCreateSecretFile } from '@cleaning/embedded-postgres/secret-file';
import type { Config } from './core/config/env.ts';
import { createDatabaseClient, directUrlOf, type Database } from './core/db/client.ts';
import { migrate } from './core/db/migrate.ts';
import { createFileStore, makeFileFolder } from './core/files/file-store.ts';
import { JobQueue } from './core/jobs/job-queue.ts';
import { readOrCreatePushKeys } from './core/push/push-keys.ts';
import { createPushSender } from './core/push/push-sender.ts';
import { publicPushServices } from './core/push/push-services.ts';
import { RATE_LIMITS, relaxed } from './core/http/rate-limits.ts';
import { setPublicUrl } from './core/site/site-url.ts';
import { mailboxTransport, type MailTransport } from './core/mail/transport.ts';
import type { GoogleVerifier } from './core/security/google-verifier.ts';
import { createPasswords } from './core/security/passwords.ts';
import { assertSecretKey } from './core/security/assert-secret-key.ts';
import { createSecrets } from './core/security/secrets.ts';
import { loadSite } from './core/site/site.ts';
import { assertMayBeDemo, assertNoDemoAccounts } from './demo/demo-database.ts';
import { seedDemoDocuments } from './demo/demo-documents.ts';
import { seedDemoData } from './demo/seed.ts';
import { createMailDelivery, JOBS } from './jobs/jobs.ts';
import { buildApp } from './app.ts';

export interface Service {
  readonly port: number;
  readonly hasSite: boolean;
  /** Finishes the calls under way, then stops everything that was started, in reverse order. */
  stop(): Promise<void>;
}

const now = (): Date => new Date();

const MINIMUM_DURATION_MS = 250;
const FINISH_WITHIN_MS = 10_000;
/**
 * Where localhost is, for proxies on the same machine too: with a server factory, Fastify listens on
 * the first address of a name alone, which on many machines is ::1.
 */
const LOCALHOST = '127.0.0.1';

/**
 * Starts everything that a configuration asks for, and stops all of it again if any part fails.
 *
 * @param onNotice gets the messages of the embedded database until the app has a log.
 */
export async function startService(
  config: Config,
  onNotice: (message: string) => void,
): Promise<Service> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const storage = await startStorage(config, undo, onNotice);
    await migrate(storage.url);
    const client = createDatabaseClient({ url: storage.url });
    undo.push(client.close);
    return { ...(await startApp(config, { storage, database: client.database, undo })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Undo = (() => Promise<void>)[];

interface Storage {
  /** The URL of the database. */
  readonly url: string;
  /** The folders of this machine that data is written to. */
  readonly folders: readonly string[];
  /** Where messages of the embedded database go. */
  readonly notices: { write(message: string): void };
}

async function startStorage(
  config: Config,
  undo: Undo,
  write: (message: string) => void,
): Promise<Storage> {
  const { databaseUrl, dataDirectory } = config;
  const notices = { write };
  // Created at the start, so that the operator sees a problem then and not at the first upload.
  const fileFolder = await makeFileFolder(config);
  const fileFolders = fileFolder === null ? [] : [fileFolder];
  if (databaseUrl !== null) return { url: databaseUrl, folders: fileFolders, notices };
  const onNotice = (message: string) => notices.write(message);
  const { url, folder, stop } = await startEmbeddedPostgres({ dataDirectory, onNotice });
  undo.push(stop);
  return { url, folders: [...fileFolders, folder], notices };
}

interface AppParts {
  readonly storage: Storage;
  readonly database: Database;
  readonly undo: Undo;
}

async function startApp(config: Config, { storage, database, undo }: AppParts) {
  const { isDemo } = config;
  setPublicUrl(config.publicUrl);
  await (isDemo ? assertMayBeDemo(database) : assertNoDemoAccounts(database));
  const secrets = createSecrets(config.secretKey ?? (await demoSecretKey(config)), (context) =>
    storage.notices.write(`The encrypted value of ${context} cannot be read.`),
  );
  await assertSecretKey(database, secrets, now());
  const pushKeys = await readOrCreatePushKeys(database, secrets, now());
  const push = createPushSender(pushKeys, publicPushServices);
  const passwords = createPasswords();
  if (isDemo) await seedDemoData({ database, passwords, secrets, now: now() });

  const fileStore = await createFileStore(config);
  if (isDemo) await seedDemoDocuments({ database, fileStore, now: now() });
  const site = await loadSite(config.siteDirectory);
  const queue = new JobQueue(database);
  const app = buildApp(
    {
      database,
      databaseDirectUrl: config.databaseDirectUrl ?? directUrlOf(storage.url),
      secrets,
      fileStore,
      passwords,
      google: await googleVerifierOf(config),
      push,
      rateLimits: isDemo ? relaxed(RATE_LIMITS) : RATE_LIMITS,
      minimumDurationMs: MINIMUM_DURATION_MS,
      now,
    },
    {
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      site,
      googleClientId: config.google?.clientId ?? null,
      hasMailbox: isDemo,
      dataFolders: storage.folders,
      dataDirectory: config.dataDirectory,
      metricsToken: config.metricsToken,
      jobs: queue,
    },
  );
  storage.notices.write = (message) => app.log.warn(message);
  const transport = await transportOf(config);
  undo.push(async () => transport.close());
  const delivery = createMailDelivery({ database, secrets, transport, now }, app.log);
  undo.push(delivery.stop);
  delivery.start();
  undo.push(() => queue.close());
  await queue.work(JOBS, () => ({ database, fileStore, secrets, push, now: now() }), app.log);
  undo.push(() => closeApp(app));
  const host = config.host === 'localhost' ? LOCALHOST : config.host;
  await app.listen({ host, port: config.port });
  return { port: portOf(app.server.address()) ?? config.port, hasSite: site !== null };
}

/** Waits for the calls under way, but only for a limited time. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(timer);
}

/** A demo generates its key at the first start, and stores it beside its data. */
function demoSecretKey({ dataDirectory }: Config): Promise<string> {
  return readOrCreateSecretFile(join(dataDirectory, 'secret-key'), () =>
    randomBytes(32).toString('base64'),
  );
}

// Both modules are large, so each is loaded only where it is used.
async function transportOf({ smtpUrl }: Config): Promise<MailTransport> {
  if (smtpUrl === null) return mailboxTransport;
  const { createSmtpTransport } = await import('./core/mail/smtp-transport.ts');
  return createSmtpTransport(smtpUrl);
}

async function googleVerifierOf({ google }: Config): Promise<GoogleVerifier | null> {
  if (google === null) return null;
  const { createGoogleVerifier } = await import('./core/security/google-verifier.ts');
  return createGoogleVerifier(google);
}

const portOf = (address: string | AddressInfo | null): number | undefined =>
  typeof address === 'object' ? address?.port : undefined;
