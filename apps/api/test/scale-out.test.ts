import { accountsEndpoints } from '@cleaning/contract/accounts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REGISTRATION } from './account-fixtures.ts';
import { ENQUIRY } from './enquiry-fixtures.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { CHOICES, SITE } from './quote-fixtures.ts';
import { START_DEADLINE_MS, startServer, type ServerProcess } from './server-process.ts';
import { createTestDatabase } from './test-database.ts';

const ENQUIRIES_ALLOWED = 5;
/** Long, for a busy machine; otherwise a mail arrives within seconds. */
const WAIT = { timeout: 45_000 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let mailServer: MailServer;
let servers: readonly ServerProcess[];

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  mailServer = await startMailServer();
  const settings = {
    DEMO: 'false',
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    SMTP_URL: mailServer.url,
    SECRET_KEY: 'one secret for every process, long enough',
    PUBLIC_URL: 'https://clean.example',
  };
  // All start at once: the first process migrates, and the others wait for it.
  servers = await Promise.all([1, 2, 3].map(() => startServer(settings)));
}, START_DEADLINE_MS);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await mailServer.close();
  await database.drop();
});

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call to one of the three processes. */
async function callOn(server: number, path: string, { method, body, token, headers }: Call = {}) {
  const response = await fetch(`${servers[server]?.url}/api/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const mailsTo = (address: string) => mailServer.received.filter(({ to }) => to.includes(address));

it('three processes serve one user: register, verify, log in, work, log out', async () => {
  const registered = await callOn(0, 'accounts/auth/register/', { body: REGISTRATION });
  expect(registered.status).toBe(201);
  await vi.waitFor(() => expect(mailsTo(REGISTRATION.email)).toHaveLength(1), WAIT);
  // The body is quoted-printable: an equals sign is written as =3D, and lines are folded.
  const [mail] = mailsTo(REGISTRATION.email);
  const text = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const verified = await callOn(1, 'accounts/auth/email/verify/', {
    body: { token: /\?token=([\w-]+)/u.exec(text)?.[1] },
  });
  expect(verified.status).toBe(200);

  const { email, password } = REGISTRATION;
  const login = await callOn(2, 'accounts/auth/login/', { body: { email, password } });
  const token = accountsEndpoints.login.responses[200].parse(login.body).data?.token ?? '';

  // The same call, with the same key, sent to all three processes creates one quote.
  const created = await Promise.all(
    servers.map((_, server) =>
      callOn(server, 'quotes/', {
        body: { ...CHOICES, ...SITE },
        token,
        headers: { 'idempotency-key': 'one-press' },
      }),
    ),
  );
  expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(created.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await callOn(0, 'quotes/my-quotes/', { token })).toMatchObject({ body: { count: 1 } });

  await callOn(1, 'accounts/auth/logout/', { method: 'POST', token });
  const after = await Promise.all(
    servers.map((_, server) => callOn(server, 'accounts/profile/', { token })),
  );
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
});

it('processes share rate limits, and mail each enquiry once', async () => {
  const asked = await Promise.all(
    Array.from({ length: ENQUIRIES_ALLOWED * 3 }, (_, index) =>
      callOn(index % servers.length, 'enquiries/', {
        body: { ...ENQUIRY, message: `Question ${index}` },
      }),
    ),
  );
  const taken = asked.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(ENQUIRIES_ALLOWED);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(ENQUIRIES_ALLOWED * 2);

  const aboutEnquiries = () =>
    mailServer.received.filter(({ source }) => source.includes(ENQUIRY.name));
  await vi.waitFor(() => expect(aboutEnquiries()).toHaveLength(ENQUIRIES_ALLOWED), WAIT);
  const ids = mailServer.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('the others keep working when one process stops', async () => {
  const [first, ...others] = servers;
  await first?.stop();
  servers = others;
  expect(await callOn(0, 'services/')).toMatchObject({ status: 200 });
  expect(await callOn(1, 'services/')).toMatchObject({ status: 200 });
});
