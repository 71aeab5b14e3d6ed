export { errorMessage } from './error-message.ts';
export {
  PortalApiProvider,
  usePortalApi,
  type PortalApi,
  type PortalApiProviderProps,
} from './portal-api.tsx';
