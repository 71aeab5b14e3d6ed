import { visitNeedsSchema, type UsedPlace, type VisitNeeds } from '@cleaning/contract/clients';
import type { Transaction } from '../../core/db/client.ts';
import type { RecordViewer } from '../../core/http/viewer.ts';
import { lockUser } from '../../accounts/user-repository.ts';
import { changeNotes, lockAppointmentsAt, type PlaceNotes } from '../../appointments/index.ts';
import { findVisitNeeds } from '../../clients/client-directory.ts';

interface PlacesChange extends Pick<PlaceNotes, 'accessNotes'> {
  readonly clientId: string;
  /** Where an address is, before and after the change. */
  readonly places: readonly UsedPlace[];
  readonly viewer: RecordViewer;
  readonly now: Date;
}

/**
 * Changes the saved addresses of a client, and tells the visits booked at their places, so that their
 * cleaners hear of it: parking, mobility and products are read from the address that is saved at the
 * place of a visit, which an address that comes, goes or moves changes too.
 */
export async function changePlaces<Result>(
  transaction: Transaction,
  { clientId, places, accessNotes, viewer, now }: PlacesChange,
  change: () => Promise<Result>,
): Promise<Result> {
  // Visits are locked before their client, as everywhere.
  const visits = await lockAppointmentsAt(transaction, { clientId, places }, now);
  await lockUser(transaction, clientId);
  const before = await readNeeds(transaction, clientId, places);
  const result = await change();
  const after = await readNeeds(transaction, clientId, places);
  for (const [index, place] of places.entries()) {
    const there = visits.filter(({ addressLine1: line1, suburb, postcode }) =>
      isSamePlace({ line1, suburb, postcode }, place),
    );
    const [was, is] = [before[index], after[index]];
    const otherNeeds = NEEDS.filter((name) => (was?.[name] ?? '') !== (is?.[name] ?? ''));
    await changeNotes(transaction, there, { accessNotes, otherNeeds }, { viewer, now });
  }
  return result;
}

const NEEDS = visitNeedsSchema.keyof().options;

/** What a cleaner has to know at each of some places; null where no address is saved. */
async function readNeeds(
  transaction: Transaction,
  clientId: string,
  places: readonly UsedPlace[],
): Promise<(VisitNeeds | null)[]> {
  const needs: (VisitNeeds | null)[] = [];
  for (const place of places) {
    needs.push(await findVisitNeeds(transaction, { clientId, ...place }));
  }
  return needs;
}

/** Whether two places are one, however they are written. */
export const isSamePlace = (one: UsedPlace, other: UsedPlace): boolean =>
  toKey(one) === toKey(other);

const toKey = ({ line1, suburb, postcode }: UsedPlace): string =>
  [line1, suburb, postcode].join('\n').toLowerCase();
