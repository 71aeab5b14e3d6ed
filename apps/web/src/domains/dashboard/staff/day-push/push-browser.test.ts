import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushBrowser } from './push-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const KEYS = { p256dh: 'p', auth: 'a' };

const subscription = () => ({
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: KEYS }),
});

/** A browser with notices, which has or has not subscribed. */
function aBrowser(current: ReturnType<typeof subscription> | null = null) {
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => subscription());
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  const register = vi.fn(async () => registration);
  vi.stubEnv('VISITS_WORKER', '/staff/visits-worker.js');
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => 'granted',
  });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { subscribe, register };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('what a browser allows', () => {
  it('is nothing in a build without a service worker', () => {
    expect(pushBrowser.permission()).toBe('none');
  });

  it.each([
    ['default', 'undecided'],
    ['denied', 'blocked'],
    ['granted', 'allowed'],
  ])('is, for %s, %s', (permission, said) => {
    aBrowser();
    vi.stubGlobal('Notification', { permission });
    expect(pushBrowser.permission()).toBe(said);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0)', 'unsupported'],
    [IPHONE, 'home_screen'],
  ])('is, without notices, in %s: %s', (userAgent, said) => {
    vi.stubEnv('VISITS_WORKER', '/staff/visits-worker.js');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(pushBrowser.permission()).toBe(said);
  });

  it('is asked of the user', async () => {
    aBrowser();
    expect(await pushBrowser.ask()).toBe('allowed');
  });
});

describe('the subscription of a browser', () => {
  beforeEach(() => void aBrowser());

  it('is made anew with the key of the service, for messages that all show', async () => {
    const earlier = subscription();
    const { subscribe } = aBrowser(earlier);
    expect(await pushBrowser.isSubscribed()).toBe(true);
    expect(await pushBrowser.subscribe('key')).toEqual({
      endpoint: 'https://push.example.com/1',
      keys: KEYS,
    });
    expect(earlier.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'key',
    });
  });

  it('is null if the push service is not reached, or the worker refused', async () => {
    const { subscribe } = aBrowser();
    subscribe.mockRejectedValueOnce(new DOMException('No.', 'AbortError'));
    expect(await pushBrowser.subscribe('key')).toBeNull();
    const { register } = aBrowser();
    register.mockRejectedValueOnce(new Error('No.'));
    expect(await pushBrowser.subscribe('key')).toBeNull();
  });

  it('is not waited for without end', async () => {
    vi.useFakeTimers();
    const { subscribe } = aBrowser();
    subscribe.mockReturnValueOnce(new Promise(() => {}));
    const subscribing = pushBrowser.subscribe('key');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await subscribing).toBeNull();
    vi.useRealTimers();
  });

  it('is ended, and need not be there for that', async () => {
    expect(await pushBrowser.isSubscribed()).toBe(false);
    await pushBrowser.unsubscribe();
    const current = subscription();
    aBrowser(current);
    await pushBrowser.unsubscribe();
    expect(current.unsubscribe).toHaveBeenCalledOnce();
  });
});
