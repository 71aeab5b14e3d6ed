import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import webPush from 'web-push';
import { buildApp, type AppOptions } from '../src/app.ts';
import { createDatabaseClient, type Database } from '../src/core/db/client.ts';
import type { Dependencies } from '../src/core/dependencies.ts';
import { createFileStore, type FileStore } from '../src/core/files/file-store.ts';
import { RATE_LIMITS, relaxed } from '../src/core/http/rate-limits.ts';
import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { createPushSender } from '../src/core/push/push-sender.ts';
import { publicPushServices } from '../src/core/push/push-services.ts';
import { listMails, type StoredMail } from '../src/core/mail/mail-repository.ts';
import { startSession } from '../src/accounts/sessions/session.ts';
import { insertUser, type NewUser } from '../src/accounts/user-repository.ts';
import { createPasswords } from '../src/core/security/passwords.ts';
import { setPublicUrl } from '../src/core/site/site-url.ts';
import { createSecrets } from '../src/core/security/secrets.ts';
import { noteUndocumented } from './documented-answers.ts';
import { createTestDatabase } from './test-database.ts';

/** A signed-in user. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The URL of the server itself, even when the service connects through a pooler. */
  readonly databaseUrl: string;
  readonly fileStore: FileStore;
  /** What the service is made of. */
  readonly dependencies: Dependencies;
  /** The clock that the service reads; it stands still until it is moved. */
  readonly clock: { readonly now: Date; set(instant: string): void; advance(ms: number): void };
  /** Everything that was logged. */
  readonly logLines: string[];
  /** Creates a user and signs them in: by default a verified client for general cleaning. */
  signIn(person?: Partial<NewUser>): Promise<TestPerson>;
  /** Starts a second instance of the service with its own memory, like another process. */
  startAnother(): Promise<FastifyInstance>;
  /** Makes a call below `/api/v1/`, as a user or signed out. */
  call(options: CallOptions): Promise<LightMyRequestResponse>;
  /**
   * The sent emails, newest first.
   *
   * @throws when the text of one is harder to read than the readability limit.
   */
  mails(recipient?: string): Promise<StoredMail[]>;
  /** Drops the database, to simulate a fault. */
  dropDatabase(): Promise<void>;
  /** @throws Error when an answer did not match the OpenAPI document. */
  close(): Promise<void>;
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base path, with its final slash: `quotes/my-quotes/`. */
  readonly path: string;
  readonly as?: Pick<TestPerson, 'token'> | undefined;
  readonly body?: InjectOptions['payload'] | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the call to an instance from {@link TestApp.startAnother}. */
  readonly at?: FastifyInstance;
}

export interface TestAppOptions {
  readonly dependencies?: Partial<Dependencies>;
  readonly app?: Partial<AppOptions>;
  /** Where people reach the site; `http://localhost:8080` by default. */
  readonly publicUrl?: string;
}

/** Fast hashing, because a test needs no protection. */
const FAST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The password of every user made by `signIn`. */
export const TEST_PASSWORD = 'Quiet-Wren-7';

/** The whole service on its own database. Close it when done. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  setPublicUrl(options.publicUrl ?? 'http://localhost:8080');
  const testDatabase = await createTestDatabase();
  const client = createDatabaseClient({ url: testDatabase.url, maxConnections: 5 });
  const { database } = client;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cleaning-files-'));
  const fileStore =
    options.dependencies?.fileStore ??
    (await createFileStore({ filesUrl: process.env['TEST_FILES_URL'] ?? null, dataDirectory }));
  const passwords = options.dependencies?.passwords ?? createPasswords(FAST);
  let now = new Date('2026-11-21T00:00:00.000Z');
  const logLines: string[] = [];
  const undocumented = new Set<string>();

  const dependencies: Dependencies = {
    database,
    databaseDirectUrl: testDatabase.directUrl,
    secrets: createSecrets('a secret key for tests, long enough to be one'),
    google: null,
    // Tests name no push service of the internet, so it sends to none.
    push: createPushSender(webPush.generateVAPIDKeys(), publicPushServices),
    rateLimits: relaxed(RATE_LIMITS),
    minimumDurationMs: 0,
    now: () => now,
    ...options.dependencies,
    passwords,
    fileStore,
  };

  const start = async () => {
    const app = buildApp(dependencies, {
      logLevel: 'info',
      logStream: { write: (line) => void logLines.push(line) },
      trustProxy: false,
      site: null,
      googleClientId: null,
      hasMailbox: true,
      dataFolders: [dataDirectory],
      dataDirectory,
      metricsToken: null,
      jobs: { listDead: async () => [], sweeps: new Map() },
      ...options.app,
    });
    noteUndocumented(app, undocumented);
    await app.ready();
    return app;
  };
  const app = await start();
  const others: FastifyInstance[] = [];
  const passwordHash = await passwords.hash(TEST_PASSWORD);

  return {
    app,
    database,
    databaseUrl: testDatabase.directUrl,
    fileStore,
    dependencies,
    logLines,
    clock: {
      get now() {
        return now;
      },
      set: (instant) => void (now = new Date(instant)),
      advance: (ms) => void (now = new Date(now.getTime() + ms)),
    },
    async signIn(person = {}) {
      const email = person.email ?? `${randomUUID()}@mail.example`;
      const userType = person.userType ?? 'client';
      const user = await insertUser(database, {
        firstName: 'Robin',
        lastName: 'Park',
        phoneNumber: '+61491570156',
        userType,
        staffRole: userType === 'staff' ? 'office' : null,
        clientType: userType === 'client' ? 'general' : null,
        verifiedAt: now,
        passwordHash,
        createdAt: now,
        updatedAt: now,
        ...person,
        email,
      });
      return {
        id: user.id,
        email,
        token: await startSession(database, user.id, { device: null, now }),
      };
    },
    async startAnother() {
      const another = await start();
      others.push(another);
      return another;
    },
    call: ({ method = 'GET', path, as, body, headers = {}, at = app }) =>
      at.inject({
        method,
        url: `/api/v1/${path}`,
        ...(body === undefined ? {} : { payload: body }),
        headers: {
          ...(as === undefined ? {} : { authorization: `Token ${as.token}` }),
          ...headers,
        },
      }),
    async mails(recipient) {
      const mails = await listMails(database, { recipient: recipient ?? null, limit: 100 });
      for (const { subject, text } of mails) {
        const problem = readingProblem(text);
        if (problem !== null) throw new Error(`The mail “${subject}” ${problem}`);
      }
      return mails;
    },
    dropDatabase: () => testDatabase.drop(),
    async close() {
      await Promise.all([app, ...others].map((started) => started.close()));
      await client.close();
      await testDatabase.drop();
      await rm(dataDirectory, { recursive: true });
      if (undocumented.size > 0) {
        throw new Error(
          `Answers that the OpenAPI document does not describe:\n${[...undocumented].join('\n')}`,
        );
      }
    },
  };
}
