export * from './series-labels.ts';
export * from './series-machine.ts';
export * from './series-rule.ts';
export * from './series-schedule.ts';
