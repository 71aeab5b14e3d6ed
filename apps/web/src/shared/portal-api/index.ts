export { PortalApiProvider, usePortalApi, type PortalApi } from './portal-api.tsx';
export type { Prefetch } from './prefetch.ts';
