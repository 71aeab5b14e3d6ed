import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { cappedPageOf, pageOf } from '../http/page.ts';
import {
  appointmentSchema,
  appointmentSummarySchema,
  calendarFeedSchema,
  newCalendarFeedSchema,
  staffMemberSchema,
} from './entity.ts';
import { listOpeningsQuery, openingsSchema } from './openings.ts';
import * as requests from './requests.ts';

const tag = 'Appointments';
const params = z.strictObject({ id: z.uuid() });
const calendar = fileResponse(['text/calendar; charset=utf-8']);

/** Defines a command on one appointment. */
const command = <
  const Name extends string,
  const Path extends string,
  const Access extends 'client' | 'office' | 'staff' | 'client-or-office',
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

export const appointmentsEndpoints = {
  listOpenings: defineEndpoint({
    name: 'listOpenings',
    method: 'GET',
    path: 'openings/',
    tag,
    summary: 'List the start times of the coming days at which a first visit is possible',
    access: 'public',
    query: listOpeningsQuery,
    responses: { 200: openingsSchema },
  }),
  listMyAppointments: defineEndpoint({
    name: 'listMyAppointments',
    method: 'GET',
    path: 'appointments/my_appointments/',
    tag,
    summary: 'List your own appointments: upcoming, past or all, between two dates',
    access: 'client',
    query: requests.listMyAppointmentsQuery,
    responses: { 200: pageOf(appointmentSummarySchema) },
  }),
  listAppointments: defineEndpoint({
    name: 'listAppointments',
    method: 'GET',
    path: 'appointments/',
    tag,
    summary: 'List the appointments of every client',
    access: 'office',
    query: requests.listAppointmentsQuery,
    responses: { 200: cappedPageOf(appointmentSummarySchema) },
  }),
  requestAppointment: defineEndpoint({
    name: 'requestAppointment',
    method: 'POST',
    path: 'appointments/',
    tag,
    summary: 'Request an appointment',
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
    summary:
      'List the staff who can be assigned to an appointment, or only the office, or who cleans',
    access: 'office',
    query: requests.listStaffMembersQuery,
    responses: { 200: z.array(staffMemberSchema) },
  }),
  bookAppointment: defineEndpoint({
    name: 'bookAppointment',
    method: 'POST',
    path: 'appointments/for_client/',
    tag,
    summary: 'Record an appointment that a client asked for, and confirm it where a plan is given',
    access: 'office',
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
    summary: 'Read an appointment with its history',
    access: 'client-or-office',
    params,
    responses: { 200: appointmentSchema },
  }),
  confirmAppointment: command('confirmAppointment', 'confirm', {
    summary: 'Confirm a requested appointment with a time and a member of staff',
    access: 'office',
    body: requests.confirmAppointmentRequest,
  }),
  declineAppointment: command('declineAppointment', 'decline', {
    summary: 'Decline a requested appointment',
    access: 'office',
    body: requests.declineAppointmentRequest,
  }),
  rescheduleAppointment: command('rescheduleAppointment', 'reschedule', {
    summary: 'Move a confirmed appointment to another time or member of staff',
    access: 'office',
    body: requests.rescheduleAppointmentRequest,
  }),
  startAppointment: {
    ...command('startAppointment', 'start', {
      summary: 'Record that the work has begun',
      access: 'staff',
      body: requests.startAppointmentRequest,
    }),
    idempotent: true,
  },
  completeAppointment: {
    ...command('completeAppointment', 'complete', {
      summary: 'Record that the work is done, and how long it took',
      access: 'staff',
      body: requests.completeAppointmentRequest,
    }),
    idempotent: true,
  },
  reportNoAccess: command('reportNoAccess', 'no_access', {
    summary: 'Record that staff could not get in',
    access: 'staff',
    body: requests.reportNoAccessRequest,
  }),
  cancelAppointment: command('cancelAppointment', 'cancel', {
    summary: 'Cancel an appointment; free of charge for its client until free_until',
    access: 'client-or-office',
    body: requests.cancelAppointmentRequest,
  }),
  requestReschedule: command('requestReschedule', 'reschedule_request', {
    summary: 'Request that a confirmed appointment is moved',
    access: 'client',
    body: requests.requestRescheduleRequest,
  }),
  acceptReschedule: command('acceptReschedule', 'reschedule_request/accept', {
    summary: 'Accept a reschedule request with a new time',
    access: 'office',
    body: requests.acceptRescheduleRequest,
  }),
  declineReschedule: command('declineReschedule', 'reschedule_request/decline', {
    summary: 'Decline a reschedule request; the appointment keeps its time',
    access: 'office',
    body: requests.declineRescheduleRequest,
  }),
  withdrawReschedule: command('withdrawReschedule', 'reschedule_request/withdraw', {
    summary: 'Withdraw a reschedule request',
    access: 'client',
    body: requests.withdrawRescheduleRequest,
  }),
  getAppointmentCalendar: defineEndpoint({
    name: 'getAppointmentCalendar',
    method: 'GET',
    path: 'appointments/:id/calendar/',
    tag,
    summary: 'Download an appointment as a calendar file',
    access: 'client-or-office',
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
    summary: 'Read whether your private calendar address is on',
    access: 'client',
    responses: { 200: calendarFeedSchema },
  }),
  renewCalendarFeed: defineEndpoint({
    name: 'renewCalendarFeed',
    method: 'POST',
    path: 'appointments/calendar_feed/',
    tag,
    summary: 'Create a private calendar address; an old one stops working',
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
    summary: 'Read the appointments of the client of a private calendar address',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/u) }),
    responses: { 200: calendar },
    rateLimit: 'download',
  }),
} as const;
