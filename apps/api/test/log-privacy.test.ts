import { expect, it } from 'vitest';
import { post, registerAndVerify, REGISTRATION, sessionIn } from './account-fixtures.ts';
import { sendEnquiry } from './enquiry-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

const api = startBeforeAll({ app: { logLevel: 'trace' } });

/** Values that only the user and the database may know, each easy to find in a log. */
const PRIVATE = {
  email: 'marguerite@mail.example',
  first_name: 'Marguerite',
  last_name: 'Featherstone',
  password: 'Secret-Lyrebird-5',
  phone_number: '0491 570 313',
  ndis_number: '430007654',
} as const;
const ADDRESS = '77 Whistleblower Lane';

it('the log from registration to quote contains no personal data', async () => {
  const registration = { ...REGISTRATION, client_type: 'ndis', ...PRIVATE };
  const session = await registerAndVerify(api, registration);
  const { email, password } = PRIVATE;
  const login = sessionIn(await post(api, 'auth/login', { email, password }));
  const created = await api.call({
    method: 'POST',
    path: 'quotes/?token=in-the-query',
    as: login,
    body: {
      service_id: 'ndis',
      rooms: { bedroom: 1 },
      addon_ids: [],
      timeline_id: 'standard',
      address_line1: ADDRESS,
    },
  });
  const details = await api.call({
    method: 'PATCH',
    path: 'accounts/profile/client/',
    as: login,
    body: { version: 1, ndis_number: PRIVATE.ndis_number, nominee_name: PRIVATE.last_name },
  });
  expect(details.statusCode).toBe(200);
  await post(api, 'profile/email', { email: `new.${email}`, password }, login);
  await sendEnquiry(api, { name: PRIVATE.last_name, email, message: ADDRESS });
  // Failures are logged too: a wrong password, an unknown path, and a dropped database.
  await post(api, 'auth/login', { email, password: 'Wrong-Lyrebird-5' });
  await api.app.inject(`/api/v1/${email}?ndis=${PRIVATE.ndis_number}`);
  await api.call({ path: `quotes/my-quotes/?search=${PRIVATE.last_name}`, as: login });
  await api.dropDatabase();
  await post(api, 'auth/register', registration);

  const log = api.logLines.join('');
  const routes = api.logLines.map((line) => JSON.parse(line).route);
  expect(routes).toEqual(
    expect.arrayContaining(['/api/v1/quotes/', '/api/v1/accounts/auth/login/']),
  );
  expect(log).toContain('request failed');
  for (const secret of [
    ...Object.values(PRIVATE),
    '+61491570313',
    '+61 491',
    'Wrong-Lyrebird-5',
    'in-the-query',
    ADDRESS,
    session.token,
    login.token,
    '127.0.0.1',
    'argon2',
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(created.statusCode).toBeLessThan(500);
});

it('each response has one log line, whatever a caller tries to inject', async () => {
  const forged = '\n{"level":30,"msg":"answered","route":"/forged"}\n';
  const before = api.logLines.length;
  const encoded = encodeURIComponent(forged);
  await api.app.inject(`/api/v1/${encoded}?next=${encoded}`);
  await api.call({ path: `services/?search=${encoded}`, headers: { 'user-agent': encoded } });
  const lines = api.logLines.slice(before);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['answered', 'answered']);
  expect(lines.join('')).not.toContain('forged');
});

it('each request has an id in its response and in the log', async () => {
  const response = await api.call({ path: 'services/' });
  const id = response.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/u);
  expect(api.logLines.some((line) => line.includes(`"reqId":"${String(id)}"`))).toBe(true);
});
