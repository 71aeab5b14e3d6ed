import { describe, expect, it, vi } from 'vitest';
import { aStorage, aUser } from '../testing/people.ts';
import { createLogout, type LogoutDependencies } from './create-logout.ts';
import { createSessionStorage } from './session-storage.ts';

/** Dependencies that record their calls in order. */
function aLogout(overrides: Partial<LogoutDependencies> = {}) {
  const steps: string[] = [];
  const sessionStorage = createSessionStorage(aStorage({ refreshToken: '"r"' }));
  sessionStorage.write({ token: 'abc', user: aUser() });
  const logout = createLogout({
    clearUserData: () => {
      steps.push('clear data');
    },
    sessionStorage: {
      readToken: sessionStorage.readToken,
      clear: () => {
        steps.push('clear storage');
        sessionStorage.clear();
      },
    },
    markLoggedOut: () => {
      steps.push('clear store');
    },
    signOutOfGoogle: () => {
      steps.push('sign out of Google');
    },
    revokeToken: (token) => {
      steps.push(`revoke ${token}`);
      return Promise.resolve();
    },
    navigate: (path, message) => {
      steps.push(`go to ${path}: ${message}`);
    },
    setLeaving: (isLeaving) => {
      steps.push(isLeaving ? 'leaving' : 'left');
    },
    ...overrides,
  });
  return { logout, steps, sessionStorage };
}

const IN_ORDER = [
  'leaving',
  'clear data',
  'clear storage',
  'clear store',
  'sign out of Google',
  'revoke abc',
  'go to /: Logged out successfully',
];
const done = { message: 'Logged out successfully' };
const fail = (): never => {
  throw new Error('Out of order.');
};

describe('logging out', () => {
  it('of a closed account shows that it is closed, and sends no request', async () => {
    const { logout, steps } = aLogout();
    const message = 'Your account is closed.';
    expect(await logout({ message, isRevoked: true })).toEqual({ message });
    expect(steps).not.toContain('revoke abc');
    expect(steps.at(-1)).toBe(`go to /: ${message}`);
  });

  it('performs its steps in order', async () => {
    const { logout, steps, sessionStorage } = aLogout();
    expect(await logout()).toEqual(done);
    expect(steps).toEqual(IN_ORDER);
    expect(sessionStorage.read()).toBeNull();
  });

  it('leads to the start page of another app', async () => {
    const { logout, steps } = aLogout({ startPath: '/welcome' });
    await logout();
    expect(steps.at(-1)).toBe('go to /welcome: Logged out successfully');
  });

  it('stays on the page on request', async () => {
    const { logout, steps } = aLogout();
    expect(await logout({ stay: true })).toEqual(done);
    expect(steps).toEqual(IN_ORDER.slice(1, -1));
  });

  it('does not wait for the server', async () => {
    const { logout, steps } = aLogout({ revokeToken: () => new Promise(() => undefined) });
    expect(await logout()).toEqual(done);
    expect(steps.at(-1)).toBe('go to /: Logged out successfully');
  });

  it.each([
    ['the server refuses', { revokeToken: () => Promise.reject(new Error('500')) }],
    ['the call cannot even be made', { revokeToken: fail }],
    ['the data cannot be cleared', { clearUserData: fail }],
    ['Google fails', { signOutOfGoogle: fail }],
    ['Google rejects', { signOutOfGoogle: () => Promise.reject(new Error('blocked')) }],
  ] satisfies [string, Partial<LogoutDependencies>][])(
    'clears everything and shows it even when %s',
    async (_title, overrides) => {
      const { logout, steps, sessionStorage } = aLogout(overrides);
      expect(await logout()).toEqual(done);
      expect(sessionStorage.read()).toBeNull();
      expect(steps).toContain('clear store');
    },
  );

  it.each([
    ['fails', fail],
    ['ends on another page', () => Promise.resolve(false)],
  ])('clears everything and lets the guard redirect when leaving %s', async (_how, navigate) => {
    const { logout, steps, sessionStorage } = aLogout({ navigate });
    expect(await logout()).toEqual(done);
    expect(sessionStorage.read()).toBeNull();
    expect(steps.at(-1)).toBe('left');
  });

  it('revokes nothing without a token', async () => {
    const { logout, steps, sessionStorage } = aLogout();
    sessionStorage.clear();
    await logout();
    expect(steps.some((step) => step.startsWith('revoke'))).toBe(false);
  });

  it('happens once when the button is pressed twice, and again the next time', async () => {
    const navigate = vi.fn<(path: string) => void>();
    const { logout } = aLogout({ navigate });
    await Promise.all([logout(), logout()]);
    expect(navigate).toHaveBeenCalledOnce();
    await logout();
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});
