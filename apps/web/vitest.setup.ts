import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { installDialog } from '@cleaning/ui/testing';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, vi } from 'vitest';
import { NOW } from './src/app/testing/now.ts';

// Files share one document and their modules, so each test leaves both as it found them.

installDialog();
// The first page is slow to load on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
// jsdom has no layout, so it cannot scroll, and no media queries match.
Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });

/** Sets the default time, at which dates stand still while timers run. */
function stopClock(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOW);
}

/** Deletes what the test stored on the device. Connections to a database stay open. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
    database.close();
  }
}

function resetDocument(): void {
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
}

stopClock();

afterEach(async () => {
  stopClock();
  cleanup();
  vi.unstubAllGlobals();
  resetDocument();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  await clearStorage();
});
