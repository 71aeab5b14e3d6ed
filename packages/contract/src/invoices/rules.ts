export * from './choices.ts';
export * from './invoice-machine.ts';
export * from './invoice-states.ts';
export * from './status-in-words.ts';
export * from './wording.ts';
