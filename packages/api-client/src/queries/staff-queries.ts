import type {
  PresenceKind,
  StaffPreferences,
  UpdateStaffPreferencesRequest,
} from '@cleaning/contract/staff';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';

/** Two announcements may be lost before others treat the page as closed. */
const PRESENCE_EVERY_MS = 10_000;

/** Query options for the staff portal. */
export function createStaffQueries({ staff }: PortalClient) {
  return {
    /** @param page the page of cleaners whose visits are read. */
    today: (page = 1) =>
      queryOptions({
        queryKey: [...queryKeys.staff.today, page],
        queryFn: ({ signal }) => staff.getStaffToday({ page }, { signal }),
        placeholderData: keepPreviousData,
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
    /**
     * Announces every few seconds that a record is open while the page is visible, and reads who
     * else has it open.
     */
    presence: (kind: PresenceKind, id: string) =>
      queryOptions({
        queryKey: queryKeys.staff.presence(kind, id),
        queryFn: ({ signal }) => staff.announcePresence({ kind, id }, { signal }),
        refetchInterval: PRESENCE_EVERY_MS,
        // Pauses without a connection instead of failing, because the user did not ask for it.
        networkMode: 'online',
        retry: false,
        gcTime: 0,
      }),
  };
}

export function createStaffMutations({ staff, clients }: PortalClient) {
  return {
    /** Available on every page, since the frame shows the client for whom staff act. */
    stopActing: () =>
      mutationOptions({ mutationFn: (id: string) => clients.stopActingForClient({ id }) }),
    /** Shows the change at once, and reverts it when it is refused. */
    updatePreferences: () =>
      mutationOptions({
        mutationFn: (body: UpdateStaffPreferencesRequest) => staff.updateStaffPreferences(body),
        onMutate: async (body: UpdateStaffPreferencesRequest, { client }) => {
          await client.cancelQueries({ queryKey: queryKeys.staff.preferences });
          const before = client.getQueryData<StaffPreferences>(queryKeys.staff.preferences);
          client.setQueryData(queryKeys.staff.preferences, before && { ...before, ...body });
          return { before };
        },
        onSuccess: async (_preferences, body, _result, { client }) => {
          if (body.area === undefined) return;
          await Promise.all(
            [queryKeys.staff.today, queryKeys.appointments.lists].map((queryKey) =>
              client.invalidateQueries({ queryKey }),
            ),
          );
        },
        onError: (_error, _body, result, { client }) => {
          client.setQueryData(queryKeys.staff.preferences, result?.before);
        },
      }),
  };
}
