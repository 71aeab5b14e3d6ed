import { company } from '@cleaning/company';
import type { StaffPreferences, UpdateStaffPreferencesRequest } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import {
  findChangesSeen,
  findPreferences,
  storeChangesSeen,
  storePreferences,
} from './preferences-repository.ts';

export const readStaffPreferences = (
  queryable: Queryable,
  staffId: string,
): Promise<StaffPreferences> => findPreferences(queryable, staffId);

/**
 * Stores changed preferences; resolves with all of them.
 *
 * @throws ApiError `validation_failed` for an area that the company does not serve.
 */
export async function changeStaffPreferences(
  queryable: Queryable,
  staffId: string,
  { changes, now }: { readonly changes: UpdateStaffPreferencesRequest; readonly now: Date },
): Promise<StaffPreferences> {
  const { area } = changes;
  if (typeof area === 'string' && !company.serviceAreas.includes(area)) {
    throw refuseField('area', 'Choose one of our service areas.');
  }
  return storePreferences(queryable, staffId, changes, now);
}

/** The latest change of their own visits that a member of the team has seen; null before the first. */
export const readChangesSeen = (queryable: Queryable, staffId: string): Promise<Date | null> =>
  findChangesSeen(queryable, staffId);

/** Marks the changes of someone's own visits as seen up to a moment, or to now if that is earlier. */
export const markChangesSeen = (
  queryable: Queryable,
  staffId: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> => storeChangesSeen(queryable, staffId, until < now ? until : now, now);
