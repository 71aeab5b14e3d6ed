import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { pageOf } from '../http/page.ts';
import {
  appointmentSchema,
  appointmentSummarySchema,
  calendarFeedSchema,
  newCalendarFeedSchema,
  staffMemberSchema,
} from './entity.ts';
import * as requests from './requests.ts';

const tag = 'Appointments';
const params = z.strictObject({ id: z.uuid() });
const calendar = fileResponse(['text/calendar; charset=utf-8']);

/** A command that a member of staff or a client gives to one appointment. */
const command = <
  const Name extends string,
  const Path extends string,
  const Access extends 'client' | 'staff' | 'client-or-staff',
  Body extends z.ZodObject,
>(
  name: Name,
  path: Path,
  { summary, access, body }: { summary: string; access: Access; body: Body },
) =>
  defineEndpoint({
    name,
    method: 'POST',
    path: `appointments/:id/${path}/`,
    tag,
    summary,
    access,
    params,
    body,
    responses: { 200: appointmentSchema },
    rateLimit: 'write',
  });

/** From a wish for a visit to a completed one. */
export const appointmentsEndpoints = {
  listMyAppointments: defineEndpoint({
    name: 'listMyAppointments',
    method: 'GET',
    path: 'appointments/my_appointments/',
    tag,
    summary: 'List your own visits: upcoming, past or all, between two days',
    access: 'client',
    query: requests.listMyAppointmentsQuery,
    responses: { 200: pageOf(appointmentSummarySchema) },
  }),
  listAppointments: defineEndpoint({
    name: 'listAppointments',
    method: 'GET',
    path: 'appointments/',
    tag,
    summary: 'List the visits of every client',
    access: 'staff',
    query: requests.listAppointmentsQuery,
    responses: { 200: pageOf(appointmentSummarySchema) },
  }),
  requestAppointment: defineEndpoint({
    name: 'requestAppointment',
    method: 'POST',
    path: 'appointments/',
    tag,
    summary: 'Ask for a visit',
    access: 'client',
    body: requests.requestAppointmentRequest,
    responses: { 201: appointmentSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  listStaffMembers: defineEndpoint({
    name: 'listStaffMembers',
    method: 'GET',
    path: 'appointments/staff_members/',
    tag,
    summary: 'List who can be sent to a visit',
    access: 'staff',
    responses: { 200: z.array(staffMemberSchema) },
  }),
  bookAppointment: defineEndpoint({
    name: 'bookAppointment',
    method: 'POST',
    path: 'appointments/for_client/',
    tag,
    summary: 'Write down a visit that a client asked for, and confirm it where the time is known',
    access: 'staff',
    body: requests.bookAppointmentRequest,
    responses: { 201: appointmentSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getAppointment: defineEndpoint({
    name: 'getAppointment',
    method: 'GET',
    path: 'appointments/:id/',
    tag,
    summary: 'Read a visit with its history',
    access: 'client-or-staff',
    params,
    responses: { 200: appointmentSchema },
  }),
  confirmAppointment: command('confirmAppointment', 'confirm', {
    summary: 'Give a requested visit its time and somebody to come',
    access: 'staff',
    body: requests.confirmAppointmentRequest,
  }),
  declineAppointment: command('declineAppointment', 'decline', {
    summary: 'Turn a requested visit down',
    access: 'staff',
    body: requests.declineAppointmentRequest,
  }),
  rescheduleAppointment: command('rescheduleAppointment', 'reschedule', {
    summary: 'Move a confirmed visit to another time or person',
    access: 'staff',
    body: requests.rescheduleAppointmentRequest,
  }),
  startAppointment: command('startAppointment', 'start', {
    summary: 'Record that the work has begun',
    access: 'staff',
    body: requests.startAppointmentRequest,
  }),
  completeAppointment: command('completeAppointment', 'complete', {
    summary: 'Record that the work is done, and how long it took',
    access: 'staff',
    body: requests.completeAppointmentRequest,
  }),
  reportNoAccess: command('reportNoAccess', 'no_access', {
    summary: 'Record that nobody could get in',
    access: 'staff',
    body: requests.reportNoAccessRequest,
  }),
  cancelAppointment: command('cancelAppointment', 'cancel', {
    summary: 'Call a visit off; by its client it is free of charge until free_until',
    access: 'client-or-staff',
    body: requests.cancelAppointmentRequest,
  }),
  askForAnotherTime: command('askForAnotherTime', 'reschedule_request', {
    summary: 'Ask to move a confirmed visit',
    access: 'client',
    body: requests.askForAnotherTimeRequest,
  }),
  acceptAnotherTime: command('acceptAnotherTime', 'reschedule_request/accept', {
    summary: 'Move a visit as its client asked',
    access: 'staff',
    body: requests.acceptAnotherTimeRequest,
  }),
  declineAnotherTime: command('declineAnotherTime', 'reschedule_request/decline', {
    summary: 'Keep a visit at its time although its client asked for another',
    access: 'staff',
    body: requests.declineAnotherTimeRequest,
  }),
  withdrawAnotherTime: command('withdrawAnotherTime', 'reschedule_request/withdraw', {
    summary: 'Take back the wish for another time',
    access: 'client',
    body: requests.withdrawAnotherTimeRequest,
  }),
  getAppointmentCalendar: defineEndpoint({
    name: 'getAppointmentCalendar',
    method: 'GET',
    path: 'appointments/:id/calendar/',
    tag,
    summary: 'Download a visit for a calendar program',
    access: 'client-or-staff',
    params,
    responses: { 200: calendar },
    conflict: appointmentSchema,
    rateLimit: 'download',
  }),
  getCalendarFeed: defineEndpoint({
    name: 'getCalendarFeed',
    method: 'GET',
    path: 'appointments/calendar_feed/',
    tag,
    summary: 'Say whether your private calendar address is on',
    access: 'client',
    responses: { 200: calendarFeedSchema },
  }),
  renewCalendarFeed: defineEndpoint({
    name: 'renewCalendarFeed',
    method: 'POST',
    path: 'appointments/calendar_feed/',
    tag,
    summary: 'Make a private calendar address; an old one stops working',
    access: 'client',
    responses: { 201: newCalendarFeedSchema },
    rateLimit: 'write',
  }),
  removeCalendarFeed: defineEndpoint({
    name: 'removeCalendarFeed',
    method: 'DELETE',
    path: 'appointments/calendar_feed/',
    tag,
    summary: 'Turn your private calendar address off',
    access: 'client',
    responses: { 204: null },
    rateLimit: 'write',
  }),
  readCalendarFeed: defineEndpoint({
    name: 'readCalendarFeed',
    method: 'GET',
    path: 'calendars/:token/',
    tag,
    summary: 'Read the visits of whoever made this address, for calendar programs',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/u) }),
    responses: { 200: calendar },
    rateLimit: 'download',
  }),
} as const;
