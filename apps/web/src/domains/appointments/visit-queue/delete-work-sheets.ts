/**
 * The database of the work sheets. They have one of their own, so that every page can delete all of
 * them without loading more than this file.
 */
export const WORK_SHEETS = 'work-sheets';

/**
 * Deletes every work sheet on this device. If another tab has them open, it lets go of them first;
 * if the browser refuses, the next start without a session tries again.
 */
export function deleteWorkSheets(): void {
  try {
    indexedDB.deleteDatabase(WORK_SHEETS);
  } catch {}
}
