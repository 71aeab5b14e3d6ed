import { queryKeys } from '@cleaning/api-client/queries';
import type { WorkSheet } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { KeptSheet, VisitDatabase } from './visit-database.ts';

interface KeptSheetsOptions {
  readonly userId: string;
  readonly database: VisitDatabase;
  readonly client: QueryClient;
}

const today = () => sydneyDateOf(new Date());

const quietly = (step: Promise<unknown>) => void step.catch(() => undefined);

/** Puts the sheets that are of use into the cache, where nothing newer is, and deletes the others. */
async function openKept({ userId, database, client }: KeptSheetsOptions): Promise<void> {
  const gone: KeptSheet[] = [];
  for (const kept of await database.readSheets()) {
    const queryKey = queryKeys.appointments.workSheet(kept.visitId);
    if (kept.userId !== userId || kept.day !== today()) gone.push(kept);
    else if (client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, kept.sheet, { updatedAt: kept.readAt });
    }
  }
  await database.removeSheets(gone);
}

/**
 * Keeps the work sheets of today's visits that were opened, so that they open again without a signal.
 * What was kept goes into the cache, as old as it is; what is of another day or user is deleted.
 * Where the browser keeps nothing, the visits that are on the screen stay there all the same.
 *
 * @returns Stops it.
 */
export function keepSheets({ userId, database, client }: KeptSheetsOptions): () => void {
  quietly(openKept({ userId, database, client }));

  const [area, name] = queryKeys.appointments.workSheet('');
  const keep = ({ queryKey, state }: Query) => {
    if (queryKey[0] !== area || queryKey[1] !== name || state.data === undefined) return;
    const sheet = state.data as WorkSheet;
    if (sheet.appointment.appointment_date !== today()) return;
    quietly(
      database.keepSheet({
        userId,
        visitId: sheet.appointment.id,
        day: today(),
        readAt: state.dataUpdatedAt,
        sheet: withoutHistory(sheet),
      }),
    );
  };
  for (const query of client.getQueryCache().getAll()) keep(query);
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

/** No more than the work needs. Codes and NDIS numbers are never in a work sheet. */
const withoutHistory = (sheet: WorkSheet): WorkSheet => ({
  ...sheet,
  earlier: [],
  appointment: { ...sheet.appointment, events: [] },
});

/** Deletes every sheet of this device. */
export async function forgetSheets(database: VisitDatabase): Promise<void> {
  await database.removeSheets(await database.readSheets());
}
