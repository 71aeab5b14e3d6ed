import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY_ROOT } from '../run.ts';
import type { Machine } from './debian-machine.ts';

/** Caddy gives a certificate of its own to such a name, which no public authority would. */
export const SITE_NAME = 'cleaning.localhost';
const CERTIFICATE_OF_CADDY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/** What is uploaded. */
const PICTURE = path.join(REPOSITORY_ROOT, 'docs/images/home.png');
const PICTURE_ON_MACHINE = '/root/picture.png';
const OPENED_ON_MACHINE = '/root/opened.png';

/** Asks the site through its proxy, from the machine itself, with options of curl. */
export async function askSite(
  machine: Machine,
  address: string,
  ...options: string[]
): Promise<string> {
  const url = new URL(address, `https://${SITE_NAME}`).href;
  const { code, output } = await machine.run('curl', [
    '--silent',
    '--show-error',
    '--fail-with-body',
    '--cacert',
    CERTIFICATE_OF_CADDY,
    ...options,
    url,
  ]);
  assert.equal(code, 0, `${url} was refused: ${output}`);
  return output;
}

async function callApi<Answer>(
  machine: Machine,
  endpoint: string,
  ...options: string[]
): Promise<Answer> {
  return JSON.parse(await askSite(machine, `/api/v1/${endpoint}`, ...options)) as Answer;
}

const json = (body: object): string[] => [
  '--header',
  'content-type: application/json',
  '--data',
  JSON.stringify(body),
];

/** Chooses the password of an account by the link that was sent or shown for it. */
export async function choosePassword(
  machine: Machine,
  link: string,
  password: string,
): Promise<void> {
  await askSite(machine, link);
  const body = {
    token: new URL(link).searchParams.get('token'),
    new_password: password,
    new_password_confirm: password,
  };
  await callApi(machine, 'accounts/auth/password/reset/confirm/', ...json(body));
}

/** What a member of staff does with documents. */
export interface Staff {
  /** Adds a client, and resolves with their id. */
  readonly addClient: () => Promise<string>;
  /** Adds a document for a client, and resolves with its id. */
  readonly addDocument: (clientId: string) => Promise<string>;
  /** Resolves with the content of a document. */
  readonly openDocument: (id: string) => Promise<Buffer>;
}

export async function logIn(machine: Machine, email: string, password: string): Promise<Staff> {
  const session = await callApi<{ data: { token: string } }>(
    machine,
    'accounts/auth/login/',
    ...json({ email, password }),
  );
  const token = ['--header', `authorization: Token ${session.data.token}`];
  return {
    async addClient() {
      const client = {
        email: null,
        first_name: 'Mia',
        last_name: 'Nguyen',
        phone_number: null,
        client_type: 'general',
      };
      return (await callApi<{ id: string }>(machine, 'clients/', ...token, ...json(client))).id;
    },
    async addDocument(clientId) {
      copyFileSync(PICTURE, path.join(machine.folder, PICTURE_ON_MACHINE));
      const fields = ['category=reports', `client_id=${clientId}`, `file=@${PICTURE_ON_MACHINE}`];
      const form = fields.flatMap((field) => ['--form', field]);
      return (await callApi<{ id: string }>(machine, 'documents/', ...token, ...form)).id;
    },
    async openDocument(id) {
      const link = `documents/${id}/link/`;
      const { url } = await callApi<{ url: string }>(machine, link, ...token, '--request', 'POST');
      await askSite(machine, url, '--output', OPENED_ON_MACHINE);
      return readFileSync(path.join(machine.folder, OPENED_ON_MACHINE));
    },
  };
}
