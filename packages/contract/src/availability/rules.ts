export * from './answers.ts';
export * from './availability-in-words.ts';
export * from './check-cleaner.ts';
export * from './free-times.ts';
