export * from './appointment-machine.ts';
export * from './appointment-states.ts';
export * from './quote-machine.ts';
export * from './quote-states.ts';
