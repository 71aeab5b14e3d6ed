import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { appointmentSeriesSchema, seriesCheckSchema } from './entity.ts';
import * as requests from './requests.ts';

const tag = 'Appointments';
const params = z.strictObject({ id: z.uuid() });
const series = { 200: appointmentSeriesSchema } as const;

/** Regular visits. Each visit of a series is an ordinary appointment. */
export const appointmentSeriesEndpoints = {
  listAppointmentSeries: defineEndpoint({
    name: 'listAppointmentSeries',
    method: 'GET',
    path: 'appointment_series/',
    tag,
    summary: 'List the series of visits of a client, those that go on first',
    access: 'office',
    query: requests.listSeriesQuery,
    responses: { 200: z.array(appointmentSeriesSchema) },
  }),
  startSeries: defineEndpoint({
    name: 'startSeries',
    method: 'POST',
    path: 'appointment_series/',
    tag,
    summary:
      'Start a series of visits, book those of the next twelve weeks, and tell the client once',
    access: 'office',
    body: requests.startSeriesRequest,
    responses: { 201: appointmentSeriesSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  listMyAppointmentSeries: defineEndpoint({
    name: 'listMyAppointmentSeries',
    method: 'GET',
    path: 'appointment_series/mine/',
    tag,
    summary: 'List your own series of visits that go on',
    access: 'client',
    responses: { 200: z.array(appointmentSeriesSchema) },
  }),
  checkSeries: defineEndpoint({
    name: 'checkSeries',
    method: 'GET',
    path: 'appointment_series/check/',
    tag,
    summary: 'Check the dates of a new series, and save nothing',
    access: 'office',
    query: requests.checkSeriesQuery,
    responses: { 200: seriesCheckSchema },
  }),
  getAppointmentSeries: defineEndpoint({
    name: 'getAppointmentSeries',
    method: 'GET',
    path: 'appointment_series/:id/',
    tag,
    summary: 'Read a series of visits with its dates and its history',
    access: 'client-or-office',
    params,
    responses: series,
  }),
  checkSeriesChange: defineEndpoint({
    name: 'checkSeriesChange',
    method: 'GET',
    path: 'appointment_series/:id/check/',
    tag,
    summary: 'Check what a change of a visit and all following ones would do, and save nothing',
    access: 'office',
    params,
    query: requests.checkSeriesChangeQuery,
    responses: { 200: seriesCheckSchema },
  }),
  changeSeries: defineEndpoint({
    name: 'changeSeries',
    method: 'POST',
    path: 'appointment_series/:id/change/',
    tag,
    summary:
      'Change a visit and all following ones; visits that were changed alone keep their time',
    access: 'office',
    params,
    body: requests.changeSeriesRequest,
    responses: series,
    rateLimit: 'write',
  }),
  pauseSeries: defineEndpoint({
    name: 'pauseSeries',
    method: 'POST',
    path: 'appointment_series/:id/pause/',
    tag,
    summary:
      'Pause a series and cancel its visits meanwhile; a client only where that is free of charge',
    access: 'client-or-office',
    params,
    body: requests.pauseSeriesRequest,
    responses: series,
    rateLimit: 'write',
  }),
  resumeSeries: defineEndpoint({
    name: 'resumeSeries',
    method: 'POST',
    path: 'appointment_series/:id/resume/',
    tag,
    summary: 'Start a paused series again, and book its visits',
    access: 'client-or-office',
    params,
    body: requests.resumeSeriesRequest,
    responses: series,
    rateLimit: 'write',
  }),
  endSeries: defineEndpoint({
    name: 'endSeries',
    method: 'POST',
    path: 'appointment_series/:id/end/',
    tag,
    summary: 'End a series after a date, and cancel what is booked later',
    access: 'office',
    params,
    body: requests.endSeriesRequest,
    responses: series,
    rateLimit: 'write',
  }),
} as const;
