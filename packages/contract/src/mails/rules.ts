export * from './failure-causes.ts';
export * from './mail-machine.ts';
