import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import {
  approvalResultSchema,
  payrollExportSchema,
  timesheetSchema,
  timesheetWeekSchema,
} from './entity.ts';
import * as requests from './requests.ts';

const tag = 'Timesheets';
/** Of most calls, the id of the cleaner whose timesheet it is. */
const params = z.strictObject({ id: z.uuid() });

/** Defines a command on the timesheet of one cleaner. */
const command = <
  const Name extends string,
  const Path extends string,
  const Access extends 'office' | 'staff',
  Body extends z.ZodObject,
>(
  name: Name,
  path: Path,
  { summary, access, body }: { summary: string; access: Access; body: Body },
) =>
  defineEndpoint({
    name,
    method: 'POST',
    path: `timesheets/:id/${path}/`,
    tag,
    summary,
    access,
    params,
    body,
    responses: { 200: timesheetSchema },
    idempotent: true,
    rateLimit: 'write',
  });

/** What cleaners worked in a week, its approval and its export for payroll. */
export const timesheetsEndpoints = {
  listTimesheets: defineEndpoint({
    name: 'listTimesheets',
    method: 'GET',
    path: 'timesheets/',
    tag,
    summary: 'List the timesheets of a week: planned, worked and travel by cleaner',
    access: 'office',
    query: requests.listTimesheetsQuery,
    responses: { 200: timesheetWeekSchema },
  }),
  getTimesheet: defineEndpoint({
    name: 'getTimesheet',
    method: 'GET',
    path: 'timesheets/:id/',
    tag,
    summary: 'Read the timesheet of a cleaner by the day; a cleaner reads their own alone',
    access: 'staff',
    params,
    query: requests.timesheetQuery,
    responses: { 200: timesheetSchema },
  }),
  approveTimesheet: command('approveTimesheet', 'approve', {
    summary: 'Approve the hours of a cleaner for a week that is over',
    access: 'office',
    body: requests.approveTimesheetRequest,
  }),
  reopenTimesheet: command('reopenTimesheet', 'reopen', {
    summary: 'Open an approved timesheet again, before it is exported',
    access: 'office',
    body: requests.reopenTimesheetRequest,
  }),
  settleTimesheet: command('settleTimesheet', 'settle', {
    summary: 'Say how a difference of hours that are in payroll was settled',
    access: 'office',
    body: requests.settleTimesheetRequest,
  }),
  addExtraLine: command('addExtraLine', 'extra_lines', {
    summary: 'Add paid time that is no visit, such as training',
    access: 'office',
    body: requests.addExtraRequest,
  }),
  removeExtraLine: command('removeExtraLine', 'extra_lines/remove', {
    summary: 'Remove an extra line of a timesheet',
    access: 'office',
    body: requests.removeExtraRequest,
  }),
  correctTravel: command('correctTravel', 'travel', {
    summary: 'Say how long the travel of a day took, in place of the estimate',
    access: 'office',
    body: requests.correctTravelRequest,
  }),
  askForCorrection: command('askForCorrection', 'ask', {
    summary: 'Ask the office to correct something of your own timesheet',
    access: 'staff',
    body: requests.askForCorrectionRequest,
  }),
  answerCorrection: command('answerCorrection', 'answer', {
    summary: 'Answer what a cleaner asked about their timesheet',
    access: 'office',
    body: requests.answerRequestRequest,
  }),
  approveTimesheets: defineEndpoint({
    name: 'approveTimesheets',
    method: 'POST',
    path: 'timesheets/bulk_approve/',
    tag,
    summary: 'Approve several timesheets of a week, each answered by itself',
    access: 'office',
    body: requests.approveTimesheetsRequest,
    responses: { 200: z.object({ results: z.array(approvalResultSchema) }) },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  exportTimesheets: defineEndpoint({
    name: 'exportTimesheets',
    method: 'POST',
    path: 'timesheets/export/',
    tag,
    summary: 'Export approved timesheets of a week for payroll, which locks them',
    access: 'office',
    body: requests.exportTimesheetsRequest,
    responses: { 201: payrollExportSchema },
    conflict: timesheetSchema,
    idempotent: true,
    rateLimit: 'write',
  }),
  downloadPayrollFile: defineEndpoint({
    name: 'downloadPayrollFile',
    method: 'GET',
    path: 'timesheets/exports/:id/',
    tag,
    summary: 'Download the file of an export in the layout of Xero Payroll or of MYOB',
    access: 'office',
    params,
    query: requests.payrollFileQuery,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
} as const;
