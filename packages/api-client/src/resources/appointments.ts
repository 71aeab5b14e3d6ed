import {
  appointmentsEndpoints as endpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof endpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type AppointmentParams = EndpointParams<Table['getAppointment']>;

/** From a wish for a visit to a completed one. */
export function createAppointmentsResource(call: CallEndpoint) {
  return {
    listMyAppointments: (query?: Query<'listMyAppointments'>, options?: CallOptions) =>
      call(endpoints.listMyAppointments, { query, ...options }),
    listAppointments: (query?: Query<'listAppointments'>, options?: CallOptions) =>
      call(endpoints.listAppointments, { query, ...options }),
    listStaffMembers: (options?: CallOptions) => call(endpoints.listStaffMembers, { ...options }),
    getCalendarFeed: (options?: CallOptions) => call(endpoints.getCalendarFeed, { ...options }),
    renewCalendarFeed: (options?: CallOptions) => call(endpoints.renewCalendarFeed, { ...options }),
    removeCalendarFeed: (options?: CallOptions) =>
      call(endpoints.removeCalendarFeed, { ...options }),
    requestAppointment: (body: Body<'requestAppointment'>, options?: CallOptions) =>
      call(endpoints.requestAppointment, { body, ...options }),
    bookAppointment: (body: Body<'bookAppointment'>, options?: CallOptions) =>
      call(endpoints.bookAppointment, { body, ...options }),
    getAppointment: (params: AppointmentParams, options?: CallOptions) =>
      call(endpoints.getAppointment, { params, ...options }),
    getAppointmentCalendar: (params: AppointmentParams, options?: CallOptions) =>
      call(endpoints.getAppointmentCalendar, { params, ...options }),
    confirmAppointment: (
      params: AppointmentParams,
      body: Body<'confirmAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.confirmAppointment, { params, body, ...options }),
    declineAppointment: (
      params: AppointmentParams,
      body: Body<'declineAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.declineAppointment, { params, body, ...options }),
    rescheduleAppointment: (
      params: AppointmentParams,
      body: Body<'rescheduleAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.rescheduleAppointment, { params, body, ...options }),
    startAppointment: (
      params: AppointmentParams,
      body: Body<'startAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.startAppointment, { params, body, ...options }),
    completeAppointment: (
      params: AppointmentParams,
      body: Body<'completeAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.completeAppointment, { params, body, ...options }),
    reportNoAccess: (
      params: AppointmentParams,
      body: Body<'reportNoAccess'>,
      options?: CallOptions,
    ) => call(endpoints.reportNoAccess, { params, body, ...options }),
    cancelAppointment: (
      params: AppointmentParams,
      body: Body<'cancelAppointment'>,
      options?: CallOptions,
    ) => call(endpoints.cancelAppointment, { params, body, ...options }),
    askForAnotherTime: (
      params: AppointmentParams,
      body: Body<'askForAnotherTime'>,
      options?: CallOptions,
    ) => call(endpoints.askForAnotherTime, { params, body, ...options }),
    acceptAnotherTime: (
      params: AppointmentParams,
      body: Body<'acceptAnotherTime'>,
      options?: CallOptions,
    ) => call(endpoints.acceptAnotherTime, { params, body, ...options }),
    declineAnotherTime: (
      params: AppointmentParams,
      body: Body<'declineAnotherTime'>,
      options?: CallOptions,
    ) => call(endpoints.declineAnotherTime, { params, body, ...options }),
    withdrawAnotherTime: (
      params: AppointmentParams,
      body: Body<'withdrawAnotherTime'>,
      options?: CallOptions,
    ) => call(endpoints.withdrawAnotherTime, { params, body, ...options }),
    /** What a calendar program calls; the portal shows the address and never calls it. */
    readCalendarFeed: (params: EndpointParams<Table['readCalendarFeed']>, options?: CallOptions) =>
      call(endpoints.readCalendarFeed, { params, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
