export { errorMessage } from './error-message.ts';
export { PortalApiProvider, usePortalApi, type PortalApi } from './portal-api.tsx';
