export * from './plan-management.ts';
