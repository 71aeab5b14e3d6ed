import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export type CommandBody<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** Refetches lists and counts of visits after a visit was booked, moved or cancelled. */
export async function invalidateVisitLists(client: QueryClient): Promise<void> {
  await Promise.all(
    [keys.lists, queryKeys.accounts.dashboard, queryKeys.staff.today, queryKeys.clients.all].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  );
}

/** Stores a returned appointment in the cache, and refetches the lists that show it. */
export async function cacheAppointment(
  appointment: Appointment,
  client: QueryClient,
): Promise<void> {
  client.setQueryData(keys.detail(appointment.id), appointment);
  client.setQueryData<WorkSheet>(
    keys.workSheet(appointment.id),
    (sheet) => sheet && { ...sheet, appointment },
  );
  await invalidateVisitLists(client);
}

/** Whether a query is a list of appointments, or about this one. */
const isAbout = (queryKey: QueryKey, id: string): boolean =>
  queryKey[1] === 'list' || queryKey[2] === id;

/** Options for a command on one appointment. After a conflict the cached copies are stale. */
export const commandMutationOptions = <Sent>(
  id: string,
  call: (body: Sent) => Promise<Appointment>,
) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: (appointment, _body, _result, { client }) => cacheAppointment(appointment, client),
    onError: async (error, _body, _result, { client }) => {
      if (!isApiError(error) || error.status !== 409) return;
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'appointments' && isAbout(queryKey, id),
      });
      await client.invalidateQueries({ queryKey: queryKeys.staff.today });
    },
  });
