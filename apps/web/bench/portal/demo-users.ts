import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Page } from '@playwright/test';

const PASSWORD = 'Cleaning1';
/** The client of the demo data, who has something on every screen. */
export const DEMO_CLIENT = { email: 'general@example.com', password: PASSWORD } as const;

const USERS = {
  client: { ...DEMO_CLIENT, home: SITE_PATHS.clientPortal },
  staff: { email: 'staff@example.com', password: PASSWORD, home: SITE_PATHS.staffPortal },
} as const;

/** Milliseconds between two keys of a fast typist. */
const KEY_MS = 60;

/** Fills the form in as a person does, up to the button. */
export async function typeCredentials(
  page: Page,
  user: { readonly email: string; readonly password: string } = DEMO_CLIENT,
): Promise<void> {
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.click();
  await email.pressSequentially(user.email, { delay: KEY_MS });
  const password = page.getByLabel('Password', { exact: true });
  await password.click();
  await password.pressSequentially(user.password, { delay: KEY_MS });
}

export const pressLogIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Log in', exact: true }).click();

/** Logs in as a person does, to the first screen of the user's portal. */
export async function logIn(page: Page, as: keyof typeof USERS): Promise<void> {
  const { home, ...user } = USERS[as];
  await page.goto(SITE_PATHS.login);
  await typeCredentials(page, user);
  await pressLogIn(page);
  await page.waitForURL(`**${home}`);
}
