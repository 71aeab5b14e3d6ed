import { SITE_PATHS } from '@cleaning/contract/routes';
import { NOTICE_BADGE_PATH, NOTICE_ICON_PATH } from '#content/team-app.ts';

/** The parts of a service worker that notices need, which the types of pages do not have. */
export interface NoticeWorker {
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
}

interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** What is shown for a message that cannot be read: a browser wants every message to show. */
const UNREADABLE = { title: 'Your day has changed', body: 'Open to see what.' };

/** Shows the words of a message; a later one takes the place of an earlier one. */
export function showDayPush(
  { registration }: Pick<NoticeWorker, 'registration'>,
  message: string | null,
): Promise<void> {
  const { title, body } = wordsIn(message);
  return registration.showNotification(title, {
    body,
    tag: 'day',
    renotify: true,
    lang: 'en-AU',
    icon: NOTICE_ICON_PATH,
    badge: NOTICE_BADGE_PATH,
  });
}

function wordsIn(message: string | null): typeof UNREADABLE {
  try {
    const { title, body } = JSON.parse(message ?? '') as Partial<typeof UNREADABLE>;
    return typeof title === 'string' && typeof body === 'string' ? { title, body } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/**
 * Shows the day: the page that has it open, else a new one, so that nothing that is typed on another
 * page is lost.
 */
export async function openDay({ clients }: Pick<NoticeWorker, 'clients'>): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const day = pages.find(({ url }) => new URL(url).pathname === SITE_PATHS.staffPortal);
  await (day === undefined ? clients.openWindow(SITE_PATHS.staffPortal) : day.focus());
}
