import type { Page } from '@playwright/test';
import { GOOGLE_ISSUER } from './addresses.ts';

/** The site's Google client id, used in the service's settings and in credentials. */
export const GOOGLE_CLIENT_ID = 'e2e.apps.example';

interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

interface FakeGoogle {
  /** Makes the user close the next prompt without choosing an account. */
  closeNextPrompt(): void;
}

/**
 * The part of Google's script that the site uses. Its prompt and its button choose an account
 * immediately.
 */
const SCRIPT = `{
  let callback;
  const choose = async () => callback({ credential: await window.chooseGoogleAccount() });
  const id = {
    initialize: (options) => { callback = options.callback; },
    prompt: async (onMoment) => {
      if (await window.isGooglePromptClosed()) onMoment({ isSkippedMoment: () => true });
      else await choose();
    },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Sign in with Google';
      button.addEventListener('click', choose);
      parent.append(button);
    },
    disableAutoSelect: () => undefined,
  };
  window.google = { accounts: { id } };
}`;

/** Serves the stand-in for Google's script to a page, with a signed credential for this account. */
export async function withGoogleAccount(page: Page, account: GoogleAccount): Promise<FakeGoogle> {
  let closesNext = false;
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.exposeFunction('chooseGoogleAccount', () => credentialOf(account));
  await page.exposeFunction('isGooglePromptClosed', () => {
    const isClosed = closesNext;
    closesNext = false;
    return isClosed;
  });
  return {
    closeNextPrompt: () => {
      closesNext = true;
    },
  };
}

async function credentialOf(account: GoogleAccount): Promise<string> {
  const response = await fetch(GOOGLE_ISSUER, {
    method: 'POST',
    body: JSON.stringify({
      iss: 'https://accounts.google.com',
      aud: GOOGLE_CLIENT_ID,
      email_verified: true,
      ...account,
    }),
  });
  return ((await response.json()) as { credential: string }).credential;
}
