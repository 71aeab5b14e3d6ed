export * from './claim-machine.ts';
export * from './claim-states.ts';
