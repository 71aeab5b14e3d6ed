import type { Page } from '@playwright/test';

/** The client id of this site, in the service's settings and in a credential. */
export const GOOGLE_CLIENT_ID = 'e2e.apps.example';

const ISSUER_PORTS_AWAY = 1000;

/** Where the stand-in for Google listens, next to a site on this port. */
export const googleIssuerPort = (sitePort: number): number => sitePort + ISSUER_PORTS_AWAY;

interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

interface FakeGoogle {
  /** The next prompt is closed without an account being chosen. */
  closeNextPrompt(): void;
}

/** Google's script, as far as the site uses it: its prompt and its button choose an account at once. */
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

/** Serves Google's script to a page, with a signed credential for this account. */
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
  const port = googleIssuerPort(Number(process.env['E2E_PORT'] ?? 8099));
  const response = await fetch(`http://127.0.0.1:${port}/`, {
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
