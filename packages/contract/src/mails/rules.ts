export * from './failure-causes.ts';
