import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { linkFromMail } from './mailbox.ts';

/** The demo accounts that the seed makes. */
export const DEMO = {
  general: 'general@example.com',
  ndis: 'ndis@example.com',
  /** Of the office. */
  staff: 'staff@example.com',
  cleaner: 'mia@example.com',
  admin: 'admin@example.com',
} as const;

export const DEMO_PASSWORD = 'Cleaning1';

export type ClientType = 'general' | 'ndis';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly password: string;
  /** General by default. */
  readonly clientType?: ClientType;
}

export const NEW_PASSWORD = 'Correct-Horse-7';

/**
 * A user who is not registered yet, with a unique address, so that every test that writes can have
 * its own.
 */
export function newUser(firstName = 'Robin'): NewUser {
  return {
    email: `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
    firstName,
    lastName: 'Tester',
    phone: '0491 570 157',
    password: NEW_PASSWORD,
  };
}

export interface Session {
  readonly token: string;
  readonly user: { readonly id: string; readonly first_name: string; readonly email: string };
}

const sessionIn = async (response: { json: () => Promise<unknown> }): Promise<Session> =>
  ((await response.json()) as { data: Session }).data;

/** Registers through the API, without verifying the address. */
export async function register(request: APIRequestContext, user: NewUser): Promise<Session> {
  const response = await request.post('/api/v1/accounts/auth/register/', {
    data: {
      client_type: user.clientType ?? 'general',
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone_number: user.phone,
      password: user.password,
    },
  });
  expect(response.status()).toBe(201);
  return sessionIn(response);
}

/** Registers through the API and verifies with the link of the real mail. */
export async function registerVerified(
  request: APIRequestContext,
  user: NewUser,
): Promise<Session> {
  await register(request, user);
  const link = await linkFromMail(request, user.email, '/accounts/email-verification');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const response = await request.post('/api/v1/accounts/auth/email/verify/', { data: { token } });
  expect(response.ok()).toBe(true);
  return logIn(request, user.email, user.password);
}

/** Logs in through the API. */
export async function logIn(
  request: APIRequestContext,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<Session> {
  const response = await request.post('/api/v1/accounts/auth/login/', {
    data: { email, password },
  });
  expect(response.ok()).toBe(true);
  return sessionIn(response);
}

/** Stores a session in the browser before the next page load, once. */
export async function setSession(page: Page, { token, user }: Session): Promise<void> {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // An iframe, such as that of a previewed file, has no storage of its own.
      if (window !== window.top) return;
      if (sessionStorage.getItem('session-set')) return;
      sessionStorage.setItem('session-set', 'yes');
      localStorage.setItem('authToken', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [JSON.stringify(token), JSON.stringify(user)] as const,
  );
}

/** The names of the databases that this browser keeps of the site. */
export const databasesOn = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
