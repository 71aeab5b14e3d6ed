import type {
  BookAppointmentRequest,
  ListAppointmentsQuery,
  ListMyAppointmentsQuery,
  RequestAppointmentRequest,
} from '@cleaning/contract/appointments';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import {
  commandMutationOptions,
  cacheAppointment,
  type CommandBody,
} from './appointment-commands.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.appointments;

export function createAppointmentQueries({ appointments }: PortalClient) {
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

export function createAppointmentMutations({ appointments: api }: PortalClient) {
  return {
    request: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<RequestAppointmentRequest>) =>
          api.requestAppointment(body, { idempotencyKey }),
        onSuccess: async (appointment, _variables, _result, { client }) => {
          await Promise.all([
            cacheAppointment(appointment, client),
            // Its place is the last one used.
            client.invalidateQueries({ queryKey: queryKeys.accounts.addresses }),
          ]);
        },
      }),
    book: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<BookAppointmentRequest>) =>
          api.bookAppointment(body, { idempotencyKey }),
        onSuccess: (appointment, _variables, _result, { client }) =>
          cacheAppointment(appointment, client),
      }),
    confirm: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'confirmAppointment'>) =>
        api.confirmAppointment({ id }, body),
      ),
    decline: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'declineAppointment'>) =>
        api.declineAppointment({ id }, body),
      ),
    reschedule: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'rescheduleAppointment'>) =>
        api.rescheduleAppointment({ id }, body),
      ),
    start: (id: string) =>
      commandMutationOptions(
        id,
        ({ body, idempotencyKey }: Keyed<CommandBody<'startAppointment'>>) =>
          api.startAppointment({ id }, body, { idempotencyKey }),
      ),
    complete: (id: string) =>
      commandMutationOptions(
        id,
        ({ body, idempotencyKey }: Keyed<CommandBody<'completeAppointment'>>) =>
          api.completeAppointment({ id }, body, { idempotencyKey }),
      ),
    reportNoAccess: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'reportNoAccess'>) =>
        api.reportNoAccess({ id }, body),
      ),
    cancel: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'cancelAppointment'>) =>
        api.cancelAppointment({ id }, body),
      ),
    requestReschedule: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'requestReschedule'>) =>
        api.requestReschedule({ id }, body),
      ),
    acceptReschedule: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'acceptReschedule'>) =>
        api.acceptReschedule({ id }, body),
      ),
    declineReschedule: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'declineReschedule'>) =>
        api.declineReschedule({ id }, body),
      ),
    withdrawReschedule: (id: string) =>
      commandMutationOptions(id, (body: CommandBody<'withdrawReschedule'>) =>
        api.withdrawReschedule({ id }, body),
      ),
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
