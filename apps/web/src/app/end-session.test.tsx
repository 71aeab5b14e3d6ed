import {
  answer,
  anAppointment,
  aWorkSheet,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { authActions, SESSION_KEYS } from '@cleaning/auth';
import type { User } from '@cleaning/contract/accounts';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStaffUser } from './testing/a-staff-user.ts';
import { FOR_THE_OFFICE } from '#domains/appointments/testing/for-the-office.ts';
import { ADDRESS, NO_PHOTOS } from '#domains/appointments/testing/visit-page.ts';
import { visitDatabase } from '#domains/appointments/visit-queue/use-visit-queue.ts';
import { rememberOnDevice } from './remember-on-device.ts';
import { openApp } from './testing/open-app.tsx';
import { startService } from './testing/render-app.tsx';

const server = startService();

const sam = aStaffUser();
const noah = aStaffUser({ id: '22222222-2222-4222-8222-222222222222', first_name: 'Noah' });
const sheet = aWorkSheet({
  appointment: anAppointment({
    appointment_date: '2026-11-23',
    status: 'in_progress',
    notes: 'The key is under the blue pot.',
    available_commands: ['complete'],
  }),
});
/** The client's name, street, phone and way in. */
const OF_CLIENT = /Mia Tran|12 Example Street|61491570006|blue pot/u;
const DRAFT = 'Is Friday free?';
const expired = refuse(401, { detail: 'Log in.', code: 'not_authenticated' });

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getWorkSheet, answer(sheet)),
    mockEndpoint(endpoints.listDocuments, answer(NO_PHOTOS)),
    ...FOR_THE_OFFICE,
  );
});

/** Closes the tabs of the test before its databases are deleted. */
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function storeSession(user: User, token = user.id): void {
  localStorage.setItem(SESSION_KEYS.user, JSON.stringify(user));
  localStorage.setItem(SESSION_KEYS.refreshToken, '"r"');
  localStorage.setItem(SESSION_KEYS.token, JSON.stringify(token));
}

/** Another tab changes the stored session. */
function inOtherTab(change: () => void): void {
  change();
  for (const key of Object.values(SESSION_KEYS)) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

/** A tab of this browser, which finds the session of the device. */
async function openTab(path: string) {
  const app = await openApp(path, { user: 'unknown' });
  const stop = rememberOnDevice(app.store, app.services);
  const { unmount } = render(app.element);
  const close = () => {
    unmount();
    stop();
  };
  closing.push(close, app.end);
  return { ...app, close, user: userEvent.setup() };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Sam's tab at a visit, with an unsent message. */
async function openVisit(): Promise<Tab> {
  storeSession(sam);
  const tab = await openTab(ADDRESS);
  await screen.findByRole('checkbox', { name: 'Vacuum all rooms' });
  await waitFor(async () => expect(await stored()).toMatch(OF_CLIENT));
  tab.services.drafts.set(sam.id, 'reply', DRAFT, { asksBeforeClosing: true });
  return tab;
}

/** Everything that the browser keeps of this site. */
async function stored(): Promise<string> {
  const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    // oxlint-disable-next-line no-await-in-loop -- one database at a time
    const database = await openDB(name);
    const stores = [...database.objectStoreNames];
    // oxlint-disable-next-line no-await-in-loop -- one store at a time
    kept.push(await Promise.all(stores.map((store) => database.getAll(store))));
    database.close();
  }
  return JSON.stringify(kept);
}

/** Everything that a tab holds in memory and shows. */
const inMemory = ({ store, queryClient }: Tab): string =>
  JSON.stringify([
    store.getState(),
    queryClient.getQueryCache().getAll(),
    queryClient.getMutationCache().getAll(),
    document.body.textContent,
  ]);

async function expectNothingOfClient(tab: Tab): Promise<void> {
  await waitFor(async () => expect(await stored()).not.toMatch(OF_CLIENT));
  await waitFor(() => expect(inMemory(tab)).not.toMatch(OF_CLIENT));
}

const draftOfSam = ({ services, store }: Tab) => {
  act(() => void store.dispatch(authActions.loginSucceeded({ token: 'new', user: sam })));
  return services.drafts.get(sam.id, 'reply');
};

const press = async (user: Tab['user'], name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  await user.click(button ?? document.body);
};

function endInOtherTab(): void {
  act(() => inOtherTab(() => localStorage.clear()));
}

/** Each way out, and whether it leaves unsent words for the next login of the same user. */
const WAYS: [string, (tab: Tab) => unknown, boolean][] = [
  ['a logout', ({ user }) => press(user, 'Logout'), false],
  ['a public page', ({ router }) => act(() => router.navigate('/about')), false],
  [
    'a refused token',
    async ({ queryClient }) => {
      server.use(mockEndpoint(endpoints.getWorkSheet, expired));
      await act(() => queryClient.refetchQueries());
    },
    true,
  ],
  ['an end that another tab found', endInOtherTab, true],
  [
    'a logout in another tab',
    async ({ services }) => {
      const channel = new BroadcastChannel('logout');
      closing.push(() => channel.close());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      channel.postMessage('logout');
      await waitFor(() => expect(services.drafts.get(sam.id, 'reply')).toBeUndefined());
      endInOtherTab();
    },
    false,
  ],
  [
    'a new password',
    async ({ router, user }) => {
      const changed = answer({ success: true, data: {}, message: 'Done.' });
      server.use(mockEndpoint(endpoints.confirmPasswordReset, changed));
      await act(() => router.navigate('/accounts/password-reset?token=abc'));
      await user.type(await screen.findByLabelText('New password'), 'Sunny-Kitchen-42');
      await user.type(screen.getByLabelText('Type it again'), 'Sunny-Kitchen-42');
      await press(user, 'Save new password');
      await screen.findByText('Your password is changed');
    },
    false,
  ],
];

describe('the end of a session', () => {
  it.each(WAYS)(
    'by %s leaves nothing of a client in the browser',
    async (_way, end, keepsDraft) => {
      const tab = await openVisit();
      await end(tab);
      await waitFor(() => expect(tab.store.getState().auth.isAuthenticated).toBe(false));
      await expectNothingOfClient(tab);
      expect(localStorage).toHaveLength(0);
      expect(sessionStorage).toHaveLength(0);
      expect(draftOfSam(tab)).toBe(keepsDraft ? DRAFT : undefined);
    },
  );

  it('by another user in another tab leaves them nothing of it', async () => {
    const tab = await openVisit();
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { detail: 'No.' })));
    act(() => inOtherTab(() => storeSession(noah)));
    await expectNothingOfClient(tab);
    expect(tab.store.getState().auth.user).toEqual(noah);
    expect(draftOfSam(tab)).toBeUndefined();
  });

  it('on a public page that is opened later leaves nothing, although no portal page was', async () => {
    (await openVisit()).close();
    const tab = await openTab('/about');
    await waitFor(() => expect(tab.store.getState().auth.isAuthenticated).toBe(false));
    await expectNothingOfClient(tab);
    expect(localStorage).toHaveLength(0);
  });

  it('that is found when a page is opened leaves nothing', async () => {
    (await openVisit()).close();
    server.use(mockEndpoint(endpoints.getStaffToday, expired));
    const tab = await openTab('/staff/portal');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectNothingOfClient(tab);
  });

  it.each(['/about', '/accounts/login'])(
    'that happened while no page was open leaves nothing once %s starts',
    async (path) => {
      (await openVisit()).close();
      window.dispatchEvent(new Event('pagehide'));
      expect(sessionStorage).toHaveLength(1);
      localStorage.clear();
      const tab = await openTab(path);
      await expectNothingOfClient(tab);
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

describe('what was done at a visit and not sent', () => {
  it.each(WAYS.slice(1))('waits after %s for its user, without the client', async (_way, end) => {
    const tab = await openVisit();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tab.user.click(screen.getByRole('checkbox', { name: 'Vacuum all rooms' }));
    await waitFor(async () => expect(await visitDatabase.readQueue(sam.id)).toHaveLength(1));
    await end(tab);
    await expectNothingOfClient(tab);
    const [left] = await visitDatabase.readQueue(sam.id);
    expect(left?.work).toMatchObject({ kind: 'tick', isDone: true });
  });
});
