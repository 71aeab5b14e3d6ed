import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { installDialog } from '@cleaning/ui/testing';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterAll, afterEach, vi } from 'vitest';
import { NOW } from './src/app/testing/now.ts';
import { WORK_SHEETS } from './src/domains/appointments/visit-queue/delete-work-sheets.ts';

// Files share one document and their modules, so each test leaves both as it found them.

installDialog();
// The first page is slow to load on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: describeWhenRead });
// jsdom has no layout, so it cannot scroll, and no media queries match.
Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });

/**
 * An error that prints the document only when its message is read. A wait makes one at each try, and
 * printing the document was a fifth of the time of the route tests.
 */
function describeWhenRead(reason: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, describeWhenRead);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [reason, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
}

/** Sets the default time, at which dates stand still while timers run. */
function stopClock(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOW);
}

/** Deletes what the test stored on the device. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  // The app deletes one at its end, which may not have happened yet.
  await Promise.all([WORK_SHEETS, ...databases].map((name) => deleteDB(name)));
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

// What a test led to and did not wait for may still be loading, and the worker ends after its last file.
afterAll(() => vi.dynamicImportSettled());
