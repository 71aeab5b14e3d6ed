import type { Page } from '@playwright/test';

/** The client of the demo data, who has something on every screen. */
export const DEMO_CLIENT = { email: 'general@example.com', password: 'Cleaning1' } as const;

/** Milliseconds between two keys of a fast typist. */
const KEY_MS = 60;

/** Fills the form in as a person does, up to the button. */
export async function typeCredentials(page: Page): Promise<void> {
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.click();
  await email.pressSequentially(DEMO_CLIENT.email, { delay: KEY_MS });
  const password = page.getByLabel('Password', { exact: true });
  await password.click();
  await password.pressSequentially(DEMO_CLIENT.password, { delay: KEY_MS });
}

export const pressLogIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Log in', exact: true }).click();
