// What other folders use of timesheets.
export { timesheetsHandlers } from './handlers.ts';
export { weeksToApprove } from './weeks-to-approve.ts';
export { listUnapprovedWeeks } from './timesheet-repository.ts';
