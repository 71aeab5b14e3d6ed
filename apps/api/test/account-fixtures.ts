import { accountsEndpoints, type Session } from '@cleaning/contract/accounts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { StoredMail } from '../src/core/mail/mail-repository.ts';
import type { TestApp } from './create-test-app.ts';

/** The registration of a new client. */
export const REGISTRATION = {
  client_type: 'general',
  first_name: 'Robin',
  last_name: 'Park',
  email: 'robin@mail.example',
  phone_number: '0491 570 156',
  password: 'Quiet-Wren-8',
} as const;

/** Calls an account endpoint by its path below `accounts/`. */
export const post = (
  api: TestApp,
  path: string,
  body: object,
  as?: { readonly token: string },
): Promise<LightMyRequestResponse> =>
  api.call({ method: 'POST', path: `accounts/${path}/`, body, as });

/** Reads the token and the user of a register or log-in answer, and checks its exact shape. */
export function sessionIn(response: LightMyRequestResponse): Session {
  const body: unknown = response.json();
  const { data } = accountsEndpoints.login.responses[200].parse(body);
  if (data === undefined) throw new Error(`No session in ${response.body}`);
  expect({ success: true, message: expect.any(String), data }).toMatchObject(Object(body));
  return data;
}

export async function register(api: TestApp, changes: object = {}): Promise<Session> {
  const response = await post(api, 'auth/register', { ...REGISTRATION, ...changes });
  return sessionIn(response);
}

/** Registers, and opens the link in the email in the same browser. */
export async function registerAndVerify(api: TestApp, changes: object = {}): Promise<Session> {
  const session = await register(api, changes);
  const [mail] = await api.mails(session.user.email);
  const response = await post(api, 'auth/email/verify', { token: tokenIn(mail) }, session);
  expect(response.statusCode).toBe(200);
  return session;
}

/** The token of the link in an email. */
export function tokenIn(mail: StoredMail | undefined): string {
  const token = /\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in the mail "${mail?.subject}".`);
  return token;
}

/** Chooses a password by the token of an invitation or a reset. */
export const choosePassword = (
  api: TestApp,
  token: string,
  password: string,
): Promise<LightMyRequestResponse> =>
  post(api, 'auth/password/reset/confirm', {
    token,
    new_password: password,
    new_password_confirm: password,
  });

/** Whether a token is still valid. */
export async function isSignedIn(api: TestApp, token: string): Promise<boolean> {
  const response = await api.call({ path: 'accounts/profile/', as: { token } });
  return response.statusCode === 200;
}

/** The body of a refused account call. */
export const refusedWith = (error: string, errors: Record<string, string[]> = {}) => ({
  success: false,
  error,
  errors,
});

/** The statuses of several answers, sorted, because concurrent calls have no order. */
export const statusesOf = (responses: readonly LightMyRequestResponse[]): number[] =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
