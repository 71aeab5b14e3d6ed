import { queryKeys } from '@cleaning/api-client/queries';
import type { WorkSheet } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { CachedSheet, VisitDatabase } from './visit-database.ts';

interface WorkSheetCacheOptions {
  readonly userId: string;
  readonly database: VisitDatabase;
  readonly client: QueryClient;
}

const today = () => sydneyDateOf(new Date());

const quietly = (step: Promise<unknown>) => void step.catch(() => undefined);

/** Puts the sheets that are of use into the cache, where nothing newer is, and deletes the others. */
async function restoreCached({ userId, database, client }: WorkSheetCacheOptions): Promise<void> {
  const gone: CachedSheet[] = [];
  for (const cached of await database.readSheets()) {
    const queryKey = queryKeys.appointments.workSheet(cached.visitId);
    if (cached.userId !== userId || cached.day !== today()) gone.push(cached);
    else if (client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, cached.sheet, { updatedAt: cached.readAt });
    }
  }
  await database.removeSheets(gone);
}

/**
 * Stores the work sheets of today's visits that were opened, so that they open again without a signal.
 * What was stored goes into the query cache, as old as it is; what is of another day or user is deleted.
 * Where the browser stores nothing, the visits that are on the screen stay there all the same.
 *
 * @returns Stops it.
 */
export function cacheWorkSheets({ userId, database, client }: WorkSheetCacheOptions): () => void {
  quietly(restoreCached({ userId, database, client }));

  const [area, name] = queryKeys.appointments.workSheet('');
  const store = ({ queryKey, state }: Query) => {
    if (queryKey[0] !== area || queryKey[1] !== name || state.data === undefined) return;
    const sheet = state.data as WorkSheet;
    if (sheet.appointment.appointment_date !== today()) return;
    quietly(
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
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') store(event.query);
  });
}

/** No more than the work needs. Codes and NDIS numbers are never in a work sheet. */
const withoutHistory = (sheet: WorkSheet): WorkSheet => ({
  ...sheet,
  earlier: [],
  appointment: { ...sheet.appointment, events: [] },
});

/** Deletes every sheet of this device. */
export async function deleteCachedSheets(database: VisitDatabase): Promise<void> {
  await database.removeSheets(await database.readSheets());
}
