import { browserStorage, readJson, writeJson } from '@cleaning/auth';
import type { HomeScreenNote } from './offers-home-screen.ts';

/** The key of the note in this device's storage. It holds nothing of a client. */
export const HOME_SCREEN_KEY = 'homeScreen';

const isNote = (value: unknown): value is HomeScreenNote =>
  typeof value === 'object' &&
  value !== null &&
  'firstDay' in value &&
  typeof value.firstDay === 'string' &&
  'offeredOn' in value &&
  (value.offeredOn === null || typeof value.offeredOn === 'string') &&
  'isAnswered' in value &&
  typeof value.isAnswered === 'boolean';

/** The note of this phone; null if there is none that can be read. */
export function readHomeScreenNote(): HomeScreenNote | null {
  const saved = readJson(browserStorage(), HOME_SCREEN_KEY);
  return isNote(saved) ? saved : null;
}

/** Keeps the note on this phone. A browser that refuses does not ask again while it is open. */
export function keepHomeScreenNote(note: HomeScreenNote): void {
  writeJson(browserStorage(), HOME_SCREEN_KEY, note);
}
