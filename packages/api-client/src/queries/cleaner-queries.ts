import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type {
  AddLeaveRequest,
  CheckLeaveQuery,
  CheckWorkingHoursRequest,
} from '@cleaning/contract/roster';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.cleaners;

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

export function createCleanerQueries({ cleaners: api }: ApiClient) {
  return {
    roster: (id: string) =>
      queryOptions({
        queryKey: keys.roster(id),
        queryFn: ({ signal }) => api.getCleaner({ id }, { signal }),
      }),
    hoursCheck: (id: string, hours: CheckWorkingHoursRequest) =>
      queryOptions({
        queryKey: keys.hoursCheck(id, hours),
        queryFn: ({ signal }) => api.checkWorkingHours({ id }, hours, { signal }),
      }),
    leaveCheck: (id: string, dates: CheckLeaveQuery) =>
      queryOptions({
        queryKey: keys.leaveCheck(id, dates),
        queryFn: ({ signal }) => api.checkLeave({ id }, dates, { signal }),
      }),
  };
}

/** Leave moves visits, so queries of visits and of absences are refetched. */
async function invalidateRosterQueries(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.all }),
    client.invalidateQueries({ queryKey: queryKeys.appointments.lists }),
    client.invalidateQueries({ queryKey: queryKeys.appointments.details }),
    client.invalidateQueries({ queryKey: queryKeys.appointments.workSheets }),
    client.invalidateQueries({ queryKey: queryKeys.staff.today }),
  ]);
}

/** Options for a change of a roster. After a conflict the cached copies are stale. */
const rosterMutationOptions = <Sent, Answer>(call: (sent: Sent) => Promise<Answer>) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: (_answer, _sent, _result, { client }) => invalidateRosterQueries(client),
    onError: async (error, _sent, _result, { client }) => {
      if (isApiError(error) && error.status === 409) await invalidateRosterQueries(client);
    },
  });

export function createCleanerMutations({ cleaners: api }: ApiClient) {
  return {
    saveHours: (id: string) =>
      rosterMutationOptions((body: Body<'saveWorkingHours'>) => api.saveWorkingHours({ id }, body)),
    addLeave: (id: string) =>
      rosterMutationOptions(({ body, idempotencyKey }: Keyed<AddLeaveRequest>) =>
        api.addLeave({ id }, body, { idempotencyKey }),
      ),
    approveLeave: (id: string) =>
      rosterMutationOptions(({ body, idempotencyKey }: Keyed<Body<'approveLeave'>>) =>
        api.approveLeave({ id }, body, { idempotencyKey }),
      ),
    declineLeave: (id: string) =>
      rosterMutationOptions((body: Body<'declineLeave'>) => api.declineLeave({ id }, body)),
    shortenLeave: (id: string) =>
      rosterMutationOptions((body: Body<'shortenLeave'>) => api.shortenLeave({ id }, body)),
    removeLeave: (id: string) =>
      rosterMutationOptions((body: Body<'removeLeave'>) => api.removeLeave({ id }, body)),
  };
}
