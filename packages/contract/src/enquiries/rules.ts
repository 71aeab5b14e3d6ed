export * from './enquiry-answers.ts';
export * from './enquiry-machine.ts';
