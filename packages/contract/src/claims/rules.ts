export * from './claim-machine.ts';
export * from './claim-states.ts';
export * from './status-in-words.ts';
export * from './remittance-text.ts';
