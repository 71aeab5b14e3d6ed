export * from './quote-machine.ts';
export * from './quote-states.ts';
