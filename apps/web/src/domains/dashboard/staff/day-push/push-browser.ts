import type { TurnPushOnRequest } from '@cleaning/contract/staff';
import { SITE_PATHS } from '@cleaning/contract/routes';
import {
  hasServiceWorker,
  registerServiceWorker,
} from '#domains/appointments/visit-queue/register-service-worker.ts';

/**
 * What the browser says about notices: `none` in a build without a service worker, `unsupported` if
 * the browser has none, `home_screen` if it has them once the portal is on the home screen, and
 * otherwise what the user allowed.
 */
export type PushPermission =
  | 'none'
  | 'unsupported'
  | 'home_screen'
  | 'undecided'
  | 'blocked'
  | 'allowed';

const PERMISSIONS = { default: 'undecided', denied: 'blocked', granted: 'allowed' } as const;

const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(SITE_PATHS.staffPortal);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Chromium asks its push service for minutes when there is no signal. */
const LONGEST_WAIT_MS = 20_000;

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer.')), LONGEST_WAIT_MS);
  });

/** The notices of this browser. */
export const pushBrowser = {
  permission(): PushPermission {
    if (import.meta.env.VISITS_WORKER === undefined) return 'none';
    if (hasServiceWorker() && 'PushManager' in window && 'Notification' in window) {
      return PERMISSIONS[Notification.permission];
    }
    return /iPhone|iPad/u.test(navigator.userAgent) ? 'home_screen' : 'unsupported';
  },

  /** Asks the user, who may not answer. Only after a press. */
  async ask(): Promise<PushPermission> {
    return PERMISSIONS[await Notification.requestPermission()];
  },

  isSubscribed: async (): Promise<boolean> => (await findSubscription()) !== null,

  /**
   * Subscribes this browser anew, so that an address of an earlier user or key is not used again.
   *
   * @returns null if the browser cannot reach its push service.
   */
  async subscribe(publicKey: string): Promise<TurnPushOnRequest | null> {
    if ((await registerServiceWorker()) === null) return null;
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await Promise.race([
        pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
        tooLong(),
      ]);
      const { endpoint, keys } = subscription.toJSON();
      const { p256dh, auth } = keys ?? {};
      if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
      return { endpoint, keys: { p256dh, auth } };
    } catch {
      return null;
    }
  },

  /** Has the browser forget its address. What it cannot forget, the service no longer uses. */
  async unsubscribe(): Promise<void> {
    const subscription = await findSubscription().catch(() => null);
    await subscription?.unsubscribe().catch(() => false);
  },
};
