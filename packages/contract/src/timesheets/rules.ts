export * from './payroll-hours.ts';
export * from './timesheet-machine.ts';
export * from './timesheet-states.ts';
export * from './visit-hours.ts';
export * from './week.ts';
