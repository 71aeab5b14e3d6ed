export { errorMessage } from './error-message.ts';
export { isMissing } from './is-missing.ts';
export { PortalApiProvider, usePortalApi, type PortalApi } from './portal-api.tsx';
export type { Prefetch } from './prefetch.ts';
