import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READY_EVENT } from '#kit/deferred/ready-event.ts';

/** Runs the start script of a public page that has loaded, without any interaction. */
async function openPage(address: string, stored: Readonly<Record<string, string>> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  window.history.replaceState(null, '', address);
  document.body.innerHTML =
    '<script type="text/plain" data-entry="/entry.js" data-scripts="/router.js" data-styles="" data-section-styles=""></script>';
  vi.resetModules();
  await import('./start.ts');
}

const isStarted = () => document.head.querySelector('script[src$="/entry.js"]') !== null;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // Tests share the document: starting the app removes the script's listeners.
  document.dispatchEvent(new Event('pointerdown'));
  document.body.innerHTML = '';
  document.dispatchEvent(new Event(READY_EVENT));
});

test('a visitor without a session starts the app only by interacting', async () => {
  await openPage('/about');
  vi.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
  document.dispatchEvent(new Event('pointerdown'));
  expect(isStarted()).toBe(true);
});

test.each(['/', '/about', '/no-such-page'])(
  'a stored session starts the app on %s at once',
  async (address) => {
    await openPage(address, { authToken: '"abc"' });
    expect(isStarted()).toBe(true);
  },
);

test('a shared price starts the app at once', async () => {
  await openPage('/quote?service=deep');
  expect(isStarted()).toBe(true);
});

test('the calculator without a price in its address does not start the app', async () => {
  await openPage('/quote');
  expect(isStarted()).toBe(false);
});
