export * from './appointment-machine.ts';
export * from './appointment-states.ts';
export * from './claim-machine.ts';
export * from './deposit-machine.ts';
export * from './invoice-machine.ts';
export * from './invoice-states.ts';
export * from './quote-machine.ts';
export * from './quote-states.ts';
