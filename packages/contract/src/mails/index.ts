export * from './endpoints.ts';
export * from './entity.ts';
export * from './failure-causes.ts';
export * from './mail-machine.ts';
export * from './requests.ts';
