export * from './payroll-hours.ts';
export * from './timesheet-machine.ts';
export * from './timesheet-states.ts';
export * from './week.ts';
