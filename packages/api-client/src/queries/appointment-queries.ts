import type {
  Appointment,
  BookAppointmentRequest,
  EndpointBody,
  Endpoints,
  ListAppointmentsQuery,
  ListMyAppointmentsQuery,
  RequestAppointmentRequest,
} from '@cleaning/contract';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export function createAppointmentQueries({ appointments }: ApiClient) {
  return {
    mine: (query: ListMyAppointmentsQuery = {}) =>
      queryOptions({
        queryKey: keys.mine(query),
        queryFn: ({ signal }) => appointments.listMyAppointments(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    everyone: (query: ListAppointmentsQuery = {}) =>
      queryOptions({
        queryKey: keys.everyone(query),
        queryFn: ({ signal }) => appointments.listAppointments(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    staffMembers: () =>
      queryOptions({
        queryKey: keys.staffMembers,
        queryFn: ({ signal }) => appointments.listStaffMembers({ signal }),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id),
        queryFn: ({ signal }) => appointments.getAppointment({ id }, { signal }),
      }),
    calendarFeed: () =>
      queryOptions({
        queryKey: keys.calendarFeed,
        queryFn: ({ signal }) => appointments.getCalendarFeed({ signal }),
      }),
  };
}

/** The visit that came back is the newest there is; the lists that show it are read again. */
async function keep(appointment: Appointment, client: QueryClient): Promise<void> {
  client.setQueryData(keys.detail(appointment.id), appointment);
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.lists }),
    client.invalidateQueries({ queryKey: queryKeys.accounts.dashboard }),
  ]);
}

/** A command on one visit. After a conflict the copy in the cache is known to be old. */
const command = <Sent>(id: string, call: (body: Sent) => Promise<Appointment>) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: (appointment, _body, _result, { client }) => keep(appointment, client),
    onError: async (error, _body, _result, { client }) => {
      if (!isApiError(error) || error.status !== 409) return;
      await client.invalidateQueries({ queryKey: keys.detail(id) });
    },
  });

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

export function createAppointmentMutations({ appointments: api }: ApiClient) {
  return {
    request: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<RequestAppointmentRequest>) =>
          api.requestAppointment(body, { idempotencyKey }),
        onSuccess: (appointment, _variables, _result, { client }) => keep(appointment, client),
      }),
    book: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<BookAppointmentRequest>) =>
          api.bookAppointment(body, { idempotencyKey }),
        onSuccess: (appointment, _variables, _result, { client }) => keep(appointment, client),
      }),
    confirm: (id: string) =>
      command(id, (body: Body<'confirmAppointment'>) => api.confirmAppointment({ id }, body)),
    decline: (id: string) =>
      command(id, (body: Body<'declineAppointment'>) => api.declineAppointment({ id }, body)),
    reschedule: (id: string) =>
      command(id, (body: Body<'rescheduleAppointment'>) => api.rescheduleAppointment({ id }, body)),
    start: (id: string) =>
      command(id, (body: Body<'startAppointment'>) => api.startAppointment({ id }, body)),
    complete: (id: string) =>
      command(id, (body: Body<'completeAppointment'>) => api.completeAppointment({ id }, body)),
    reportNoAccess: (id: string) =>
      command(id, (body: Body<'reportNoAccess'>) => api.reportNoAccess({ id }, body)),
    cancel: (id: string) =>
      command(id, (body: Body<'cancelAppointment'>) => api.cancelAppointment({ id }, body)),
    askForAnotherTime: (id: string) =>
      command(id, (body: Body<'askForAnotherTime'>) => api.askForAnotherTime({ id }, body)),
    acceptAnotherTime: (id: string) =>
      command(id, (body: Body<'acceptAnotherTime'>) => api.acceptAnotherTime({ id }, body)),
    declineAnotherTime: (id: string) =>
      command(id, (body: Body<'declineAnotherTime'>) => api.declineAnotherTime({ id }, body)),
    withdrawAnotherTime: (id: string) =>
      command(id, (body: Body<'withdrawAnotherTime'>) => api.withdrawAnotherTime({ id }, body)),
    renewCalendarFeed: () =>
      mutationOptions({
        mutationFn: () => api.renewCalendarFeed(),
        onSuccess: (_feed, _variables, _result, { client }) =>
          client.invalidateQueries({ queryKey: keys.calendarFeed }),
      }),
    removeCalendarFeed: () =>
      mutationOptions({
        mutationFn: () => api.removeCalendarFeed(),
        onSuccess: (_answer, _variables, _result, { client }) =>
          client.invalidateQueries({ queryKey: keys.calendarFeed }),
      }),
  };
}
