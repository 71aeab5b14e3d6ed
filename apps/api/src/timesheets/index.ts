// What other folders use of timesheets.
export { timesheetsHandlers } from './handlers.ts';
export { listUnapprovedWeeks } from './timesheet-repository.ts';
