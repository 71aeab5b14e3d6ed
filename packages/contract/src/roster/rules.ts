export * from './working-hours.ts';
