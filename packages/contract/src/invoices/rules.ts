export * from './choices.ts';
export * from './invoice-machine.ts';
export * from './invoice-states.ts';
export * from './wording.ts';
