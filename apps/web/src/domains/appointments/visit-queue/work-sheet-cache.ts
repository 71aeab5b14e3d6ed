import { endpointKey } from '@cleaning/api-client/queries';
import type { OwnVisits, WorkSheet } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isRefused } from '#kit/errors/api-errors.ts';
import { wayInAt } from '../use-way-in.ts';
import type { CachedSheet, WorkSheetDatabase } from './work-sheet-database.ts';

interface WorkSheetCacheOptions {
  readonly userId: string;
  /** Whether the user sees only their own visits. */
  readonly isCleaner: boolean;
  readonly database: WorkSheetDatabase;
  readonly client: QueryClient;
}

/** How often the stored ways in are looked at, in milliseconds. */
const LOOK_MS = 60_000;

const today = () => sydneyDateOf(new Date());

const ignoreErrors = (step: Promise<unknown>) => void step.catch(() => undefined);

const [AREA, SHEET] = endpointKey('getWorkSheet');
const [, OWN_VISITS] = endpointKey('getOwnVisits');
const toKey = (visitId: string) => endpointKey('getWorkSheet', { id: visitId });

/**
 * Restores today's sheets into the query cache unless it has newer ones, and deletes the others.
 * Does nothing once the session is over.
 *
 * @param wasTaken asked once the sheets are read, because the service may have answered meanwhile.
 */
async function restoreCached(
  { userId, database, client }: WorkSheetCacheOptions,
  wasTaken: (visitId: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const gone: CachedSheet[] = [];
  const sheets = await database.readSheets();
  if (signal.aborted) return;
  for (const cached of sheets) {
    const queryKey = toKey(cached.visitId);
    const isOwn = cached.userId === userId && !wasTaken(cached.visitId);
    if (!isOwn || cached.day !== today()) gone.push(cached);
    else if (client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, withinTime(cached.sheet), { updatedAt: cached.readAt });
    }
  }
  await database.removeSheets(gone);
  await storeWithinTime(
    database,
    sheets.filter((cached) => !gone.includes(cached)),
  );
}

/** Removes the ways in whose time is over from stored sheets. */
async function storeWithinTime(
  database: WorkSheetDatabase,
  sheets: readonly CachedSheet[],
): Promise<void> {
  const late = sheets.filter(({ sheet }) => withinTime(sheet) !== sheet);
  await Promise.all(
    late.map((cached) => database.storeSheet({ ...cached, sheet: withinTime(cached.sheet) })),
  );
}

/**
 * Stores today's opened work sheets, so that they can be opened offline. Stored sheets are put into
 * the query cache with their original age; those of another day or user are deleted, and so is one
 * that the service no longer gives to this user. If the browser stores nothing, sheets that are
 * already open stay available.
 *
 * @returns A function that stops it.
 */
export function cacheWorkSheets(options: WorkSheetCacheOptions): () => void {
  const { userId, isCleaner, database, client } = options;
  const ending = new AbortController();
  const refused = new Set<string>();
  let own: ReadonlySet<string> | null = null;
  const wasTaken = (visitId: string) => refused.has(visitId) || own?.has(visitId) === false;
  ignoreErrors(restoreCached(options, wasTaken, ending.signal));
  const look = async () => storeWithinTime(database, await database.readSheets());
  const looking = setInterval(() => ignoreErrors(look()), LOOK_MS);

  const store = ({ state }: Query) => {
    if (state.data === undefined) return;
    const sheet = state.data as WorkSheet;
    if (sheet.appointment.appointment_date !== today()) return;
    ignoreErrors(
      database.storeSheet({
        userId,
        visitId: sheet.appointment.id,
        day: today(),
        readAt: state.dataUpdatedAt,
        sheet: withinTime(withoutHistory(sheet)),
      }),
    );
  };

  const removeStored = async (isGone: (visitId: string) => boolean) => {
    const stored = await database.readSheets();
    await database.removeSheets(stored.filter(({ visitId }) => isGone(visitId)));
  };

  /** Removes what this device knows of a visit that is not this user's any more. */
  const forget = (visitId: string) => {
    refused.add(visitId);
    const query = client.getQueryCache().find({ queryKey: toKey(visitId), exact: true });
    if (query?.state.data !== undefined) {
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
      // An open page learns why it is gone.
      void client.invalidateQueries({ queryKey: query.queryKey });
    }
    ignoreErrors(removeStored((id) => id === visitId));
  };

  /**
   * Removes sheets of visits that are not among the own ones. An open page asks for its sheet again,
   * because a cancelled visit is still the cleaner's, unlike one that was given to a colleague.
   */
  const removeOthers = (visits: OwnVisits['visits']) => {
    const ids = new Set(visits.map(({ id }) => id));
    own = ids;
    for (const query of client.getQueryCache().findAll({ queryKey: [AREA, SHEET] })) {
      const sheet = query.state.data as WorkSheet | undefined;
      if (sheet === undefined || ids.has(sheet.appointment.id)) continue;
      if (query.getObserversCount() === 0) client.getQueryCache().remove(query);
      else void client.invalidateQueries({ queryKey: query.queryKey });
    }
    ignoreErrors(removeStored((id) => !ids.has(id)));
  };

  const keepUpWith = (query: Query, isFailure: boolean) => {
    const [area, name, input] = query.queryKey as [unknown, unknown, { readonly id?: string }?];
    if (area !== AREA) return;
    if (name === SHEET) {
      if (!isFailure) store(query);
      else if (input?.id !== undefined && isRefused(query.state.error)) forget(input.id);
    } else if (name === OWN_VISITS && isCleaner && !isFailure) {
      removeOthers((query.state.data as OwnVisits).visits);
    }
  };

  for (const query of client.getQueryCache().getAll()) {
    const { data, error } = query.state;
    if (isRefused(error)) keepUpWith(query, true);
    else if (data !== undefined) keepUpWith(query, false);
  }
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') keepUpWith(event.query, type === 'error');
  });
  return () => {
    unsubscribe();
    clearInterval(looking);
    ending.abort();
  };
}

/** Removes what the work does not need. Work sheets never contain access codes or NDIS numbers. */
const withoutHistory = (sheet: WorkSheet): WorkSheet => ({
  ...sheet,
  earlier: [],
  later: [],
  appointment: { ...sheet.appointment, events: [] },
});

/** The sheet without its way in once the time is over in which a cleaner sees it. */
function withinTime(sheet: WorkSheet): WorkSheet {
  const { appointment } = sheet;
  const state = wayInAt(appointment, new Date());
  if (state === 'shown' || (appointment.notes === '' && sheet.way_in === state)) return sheet;
  return { ...sheet, way_in: state, appointment: { ...appointment, notes: '' } };
}
