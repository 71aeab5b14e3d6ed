import type { PresenceKind, StaffPreferences } from '@cleaning/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';

/** Two may be lost before the others take the page for closed. */
const PRESENCE_EVERY_MS = 10_000;

/** What the portal of the company's own people reads. */
export function createStaffQueries({ staff }: PortalClient) {
  return {
    today: () =>
      queryOptions({
        queryKey: queryKeys.staff.today,
        queryFn: ({ signal }) => staff.getStaffToday({ signal }),
      }),
    search: (text: string) =>
      queryOptions({
        queryKey: queryKeys.staff.search(text),
        queryFn: ({ signal }) => staff.searchForStaff({ text }, { signal }),
      }),
    preferences: () =>
      queryOptions({
        queryKey: queryKeys.staff.preferences,
        queryFn: ({ signal }) => staff.getStaffPreferences({ signal }),
      }),
    /** Says that a record is open, every few seconds while it is looked at, and reads who else has it open. */
    presence: (kind: PresenceKind, id: string) =>
      queryOptions({
        queryKey: queryKeys.staff.presence(kind, id),
        queryFn: ({ signal }) => staff.announcePresence({ kind, id }, { signal }),
        refetchInterval: PRESENCE_EVERY_MS,
        // Without a connection it waits: it was not asked for, so it must not fail.
        networkMode: 'online',
        retry: false,
        gcTime: 0,
      }),
  };
}

export function createStaffMutations({ staff, clients }: PortalClient) {
  return {
    /** From every page, whose frame says for whom staff act. */
    stopActing: () =>
      mutationOptions({ mutationFn: (id: string) => clients.stopActingForClient({ id }) }),
    /** The change shows at once, and is taken back when it is refused. */
    updatePreferences: () =>
      mutationOptions({
        mutationFn: (body: StaffPreferences) => staff.updateStaffPreferences(body),
        onMutate: async (body: StaffPreferences, { client }) => {
          await client.cancelQueries({ queryKey: queryKeys.staff.preferences });
          const before = client.getQueryData<StaffPreferences>(queryKeys.staff.preferences);
          client.setQueryData(queryKeys.staff.preferences, body);
          return { before };
        },
        onError: (_error, _body, result, { client }) => {
          client.setQueryData(queryKeys.staff.preferences, result?.before);
        },
      }),
  };
}
