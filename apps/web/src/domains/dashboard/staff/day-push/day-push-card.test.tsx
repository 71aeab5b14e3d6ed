import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { TurnPushOnRequest } from '@cleaning/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ownVisits } from '#domains/appointments/testing/mias-day.ts';
import { HOME, setTimeOfToday, todayIs } from '../../testing.ts';
import { pushBrowser, type PushPermission } from './push-browser.ts';

const server = startCleanerService();
setTimeOfToday();

const TITLE = 'Hear about changes to your day';
const SUBSCRIPTION: TurnPushOnRequest = {
  endpoint: 'https://push.example.com/1',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** A browser that allows this, and a service that remembers what it is told. */
function aPhone(
  permission: PushPermission,
  { isOn = false, isSubscribed = isOn }: { isOn?: boolean; isSubscribed?: boolean } = {},
) {
  const service = { isOn, sent: [] as unknown[] };
  const browser = {
    ask: vi.spyOn(pushBrowser, 'ask').mockResolvedValue('allowed'),
    subscribe: vi.spyOn(pushBrowser, 'subscribe').mockResolvedValue(SUBSCRIPTION),
    unsubscribe: vi.spyOn(pushBrowser, 'unsubscribe').mockResolvedValue(),
  };
  vi.spyOn(pushBrowser, 'permission').mockReturnValue(permission);
  vi.spyOn(pushBrowser, 'isSubscribed').mockResolvedValue(isSubscribed);
  server.use(
    mockEndpoint(endpoints.getPush, () => answer({ is_on: service.isOn, public_key: 'key' })),
    mockEndpoint(endpoints.turnPushOn, ({ body }) => {
      service.sent.push(body);
      service.isOn = true;
      return answer({ is_on: true, public_key: 'key' });
    }),
    mockEndpoint(endpoints.turnPushOff, () => {
      service.isOn = false;
      return answer(undefined);
    }),
  );
  return { service, ...browser };
}

const card = async () => within(await screen.findByRole('region', { name: TITLE }));

beforeEach(() => {
  server.use(mockEndpoint(endpoints.getOwnVisits, answer(ownVisits())));
});

describe('hearing about changes to the day', () => {
  it('asks for permission only after a press, and is then on', async () => {
    const { service, ask, subscribe } = aPhone('undecided');
    const { user } = await openCleanerPortal(HOME);
    const turnOn = await (await card()).findByRole('button', { name: 'Turn on' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(turnOn);
    expect(await (await card()).findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('key');
    expect(service.sent).toEqual([SUBSCRIPTION]);
    expect((await card()).getByText(/^You are told here when your day changes/u)).toBeVisible();
  });

  it('is turned off in the service and in the browser', async () => {
    const { service, unsubscribe } = aPhone('allowed', { isOn: true });
    const { user } = await openCleanerPortal(HOME);
    await user.click(await (await card()).findByRole('button', { name: 'Turn off' }));
    expect(await (await card()).findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(service.isOn).toBe(false);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it.each([
    ['another user had it on', { isOn: false, isSubscribed: true }],
    ['the browser has forgotten it', { isOn: true, isSubscribed: false }],
  ])('is off when %s', async (_title, state) => {
    aPhone('allowed', state);
    await openCleanerPortal(HOME);
    expect(await (await card()).findByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  it('says what to do when the question was closed without an answer', async () => {
    const { ask, service } = aPhone('undecided');
    ask.mockResolvedValue('undecided');
    const { user } = await openCleanerPortal(HOME);
    await user.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent(
      'Press Turn on, then Allow.',
    );
    expect(service.sent).toEqual([]);
  });

  it('says how to allow it when it is blocked, also by the answer', async () => {
    const { ask } = aPhone('undecided');
    ask.mockResolvedValue('blocked');
    const { user } = await openCleanerPortal(HOME);
    await user.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByText(/are blocked here/u)).toBeVisible();
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it('says when the browser does not reach its push service, and can be tried again', async () => {
    const { subscribe } = aPhone('allowed');
    subscribe.mockResolvedValueOnce(null);
    const { user } = await openCleanerPortal(HOME);
    await user.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent('Check your signal');
    await user.click((await card()).getByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect((await card()).queryByRole('alert')).toBeNull();
  });

  it('says when the service does not save it', async () => {
    aPhone('allowed');
    server.use(mockEndpoint(endpoints.turnPushOn, refuse(500, {})));
    const { user } = await openCleanerPortal(HOME);
    await user.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent('Not saved');
    expect((await card()).getByRole('button', { name: 'Turn on' })).toBeEnabled();
  });

  it.each([
    ['unsupported', /cannot tell you while the portal is closed/u],
    ['home_screen', /Press Share, then Add to Home Screen/u],
    ['blocked', /To allow them, open the settings/u],
  ] as const)('says why it cannot be turned on: %s', async (permission, words) => {
    aPhone(permission);
    await openCleanerPortal(HOME);
    expect((await card()).getByText(words)).toBeVisible();
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it('is not offered to the office', async () => {
    aPhone('undecided');
    server.use(todayIs({}));
    await openStaffPortal(HOME);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
  });
});
