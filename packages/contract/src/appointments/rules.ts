export * from './appointment-machine.ts';
export * from './appointment-states.ts';
export * from './cancelling-in-words.ts';
export * from './cleaner-access.ts';
export * from './past-visits.ts';
export * from './planned-start.ts';
export * from './time-correction-rules.ts';
export * from './work-times.ts';
