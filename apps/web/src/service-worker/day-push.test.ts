import { describe, expect, it, vi } from 'vitest';
import { openDay, showDayPush } from './day-push.ts';

const SHOWN = {
  body: 'Open to see what.',
  tag: 'day',
  renotify: true,
  lang: 'en-AU',
  icon: '/icon-192.png',
  badge: '/notice-badge-96.png',
};

describe('a message that arrives', () => {
  it.each([
    ['its words', '{"title":"Your day has changed","body":"Open to see what."}'],
    ['the usual words, without any', null],
    ['the usual words, if it is not what we send', '{"title":1}'],
    ['the usual words, if it cannot be read', 'Hello'],
  ])('shows %s, in place of an earlier one', async (_title, message) => {
    const showNotification = vi.fn(async () => {});
    await showDayPush({ registration: { showNotification } }, message);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Your day has changed', SHOWN);
  });
});

/** Presses a notice while these pages are open. */
const pressedWith = async (urls: readonly string[]) => {
  const focused: string[] = [];
  const openWindow = vi.fn(async () => null);
  const pages = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  await openDay({ clients: { matchAll: async () => pages, openWindow } });
  return { focused, opened: openWindow.mock.calls.flat() };
};

describe('a press on it', () => {
  it('shows the page that has the day open', async () => {
    const day = 'https://clean.example/staff/portal';
    expect(await pressedWith(['https://clean.example/staff/portal/visits/1', day])).toEqual({
      focused: [day],
      opened: [],
    });
  });

  it.each([[[]], [['https://clean.example/staff/portal/messages/1', 'https://clean.example/']]])(
    'opens the day if no page has it: %j',
    async (urls) => {
      expect(await pressedWith(urls)).toEqual({ focused: [], opened: ['/staff/portal'] });
    },
  );
});
