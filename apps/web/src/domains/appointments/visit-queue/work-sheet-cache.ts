import { endpointKey } from '@cleaning/api-client/queries';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { CachedSheet, WorkSheetDatabase } from './work-sheet-database.ts';

interface WorkSheetCacheOptions {
  readonly userId: string;
  readonly database: WorkSheetDatabase;
  readonly client: QueryClient;
}

const today = () => sydneyDateOf(new Date());

const ignoreErrors = (step: Promise<unknown>) => void step.catch(() => undefined);

/**
 * Restores today's sheets into the query cache unless it has newer ones, and deletes the others.
 * Does nothing once the session is over.
 */
async function restoreCached(
  { userId, database, client }: WorkSheetCacheOptions,
  signal: AbortSignal,
): Promise<void> {
  const gone: CachedSheet[] = [];
  const sheets = await database.readSheets();
  if (signal.aborted) return;
  for (const cached of sheets) {
    const queryKey = endpointKey('getWorkSheet', { id: cached.visitId });
    if (cached.userId !== userId || cached.day !== today()) gone.push(cached);
    else if (client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, cached.sheet, { updatedAt: cached.readAt });
    }
  }
  await database.removeSheets(gone);
}

/**
 * Stores today's opened work sheets, so that they can be opened offline. Stored sheets are put into
 * the query cache with their original age; those of another day or user are deleted. If the browser
 * stores nothing, sheets that are already open stay available.
 *
 * @returns A function that stops it.
 */
export function cacheWorkSheets(options: WorkSheetCacheOptions): () => void {
  const { userId, database, client } = options;
  const ending = new AbortController();
  ignoreErrors(restoreCached(options, ending.signal));

  const [area, name] = endpointKey('getWorkSheet');
  const store = ({ queryKey, state }: Query) => {
    if (queryKey[0] !== area || queryKey[1] !== name || state.data === undefined) return;
    const sheet = state.data as WorkSheet;
    if (sheet.appointment.appointment_date !== today()) return;
    ignoreErrors(
      database.storeSheet({
        userId,
        visitId: sheet.appointment.id,
        day: today(),
        readAt: state.dataUpdatedAt,
        sheet: withoutHistory(sheet),
      }),
    );
  };
  for (const query of client.getQueryCache().getAll()) store(query);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') store(event.query);
  });
  return () => {
    unsubscribe();
    ending.abort();
  };
}

/** Removes what the work does not need. Work sheets never contain access codes or NDIS numbers. */
const withoutHistory = (sheet: WorkSheet): WorkSheet => ({
  ...sheet,
  earlier: [],
  appointment: { ...sheet.appointment, events: [] },
});
