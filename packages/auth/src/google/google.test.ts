import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleSignIn, GoogleSignInError, signOutOfGoogle } from './index.ts';
import {
  loadGoogleIdentity,
  type CredentialResponse,
  type GoogleIdentity,
  type PromptMoment,
} from './google-identity.ts';

type Initialise = Parameters<GoogleIdentity['initialize']>[0];

/** A fake of Google's script. */
function aGoogle() {
  let options: Initialise | undefined;
  let tellMoment: ((moment: PromptMoment) => void) | undefined;
  const identity = {
    initialize: (given: Initialise) => {
      options = given;
    },
    renderButton: vi.fn<GoogleIdentity['renderButton']>(),
    prompt: (onMoment: (moment: PromptMoment) => void) => {
      tellMoment = onMoment;
    },
    disableAutoSelect: vi.fn<() => void>(),
  };
  return {
    identity,
    clientId: () => options?.client_id,
    answer: (response: CredentialResponse) => options?.callback(response),
    moment: (moment: PromptMoment) => tellMoment?.(moment),
  };
}

const script = () =>
  document.querySelector<HTMLScriptElement>('script[src*="accounts.google.com"]');

beforeEach(() => {
  delete window.google;
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('the Google script', () => {
  it('is not loaded by logging out', () => {
    signOutOfGoogle();
    expect(script()).toBeNull();
  });

  it('is loaded once, however often it is requested', async () => {
    const { identity } = aGoogle();
    const both = Promise.all([loadGoogleIdentity(), loadGoogleIdentity()]);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    window.google = { accounts: { id: identity } };
    script()?.dispatchEvent(new Event('load'));
    expect(await both).toEqual([identity, identity]);
    expect(await loadGoogleIdentity()).toBe(identity);
  });

  it.each(['error', 'load'])(
    'can be requested again after it failed to load (%s)',
    async (event) => {
      const first = loadGoogleIdentity();
      script()?.dispatchEvent(new Event(event));
      await expect(first).rejects.toThrow('Google Sign-In was cancelled or not displayed');
      expect(script()).toBeNull();
      const second = loadGoogleIdentity();
      expect(script()).not.toBeNull();
      script()?.dispatchEvent(new Event('error'));
      await expect(second).rejects.toBeInstanceOf(GoogleSignInError);
    },
  );
});

async function asking() {
  const google = aGoogle();
  const signIn = createGoogleSignIn({
    clientId: 'client-id',
    load: () => Promise.resolve(google.identity),
  });
  const credential = signIn.requestCredential();
  credential.catch(() => undefined);
  await eventually(() => expect(google.clientId()).toBe('client-id'));
  return { google, credential };
}

describe('the Google prompt', () => {
  it('returns the credential', async () => {
    const { google, credential } = await asking();
    google.moment({
      isDismissedMoment: () => true,
      getDismissedReason: () => 'credential_returned',
    });
    google.answer({ credential: 'jwt' });
    expect(await credential).toBe('jwt');
  });

  it.each([{}, { credential: '' }])(
    'refuses a response without a credential (%j)',
    async (response) => {
      const { google, credential } = await asking();
      google.answer(response);
      await expect(credential).rejects.toThrow('No credential received from Google');
    },
  );

  it.each([
    ['was not displayed', { isNotDisplayed: () => true }],
    ['was skipped', { isSkippedMoment: () => true }],
    ['was closed', { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }],
  ])('reports when it %s', async (_title, moment) => {
    const { google, credential } = await asking();
    google.moment(moment);
    await expect(credential).rejects.toThrow('Google Sign-In was cancelled or not displayed');
  });

  it('reports when the script does not load', async () => {
    const signIn = createGoogleSignIn({ clientId: 'client-id' });
    const credential = signIn.requestCredential();
    script()?.dispatchEvent(new Event('error'));
    await expect(credential).rejects.toThrow('Google Sign-In was cancelled or not displayed');
  });
});

function aButton(load: () => Promise<GoogleIdentity>) {
  const onCredential = vi.fn<(credential: string) => void>();
  const onError = vi.fn<(error: GoogleSignInError) => void>();
  const container = document.createElement('div');
  const drawn = createGoogleSignIn({ clientId: 'client-id', load }).renderButton(container, {
    text: 'signin_with',
    onCredential,
    onError,
  });
  return { drawn, container, onCredential, onError };
}

describe("Google's own button", () => {
  it('is rendered in the given element, and returns the credential', async () => {
    const google = aGoogle();
    const { drawn, container, onCredential, onError } = aButton(() =>
      Promise.resolve(google.identity),
    );
    await drawn;
    expect(google.identity.renderButton.mock.calls[0]?.[0]).toBe(container);
    google.answer({ credential: 'jwt' });
    expect(onCredential).toHaveBeenCalledExactlyOnceWith('jwt');
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports a response without a credential', async () => {
    const google = aGoogle();
    const { drawn, onCredential, onError } = aButton(() => Promise.resolve(google.identity));
    await drawn;
    google.answer({});
    expect(onError.mock.calls[0]?.[0].message).toBe('No credential received from Google');
    expect(onCredential).not.toHaveBeenCalled();
  });

  it('reports when it cannot be shown', async () => {
    const { drawn, onError } = aButton(() => Promise.reject(new Error('blocked')));
    await drawn;
    expect(onError.mock.calls[0]?.[0].message).toBe(
      'Google Sign-In was cancelled or not displayed',
    );
  });
});

it('the chosen Google account is forgotten on logout', () => {
  const { identity } = aGoogle();
  window.google = { accounts: { id: identity } };
  signOutOfGoogle();
  expect(identity.disableAutoSelect).toHaveBeenCalledOnce();
});
