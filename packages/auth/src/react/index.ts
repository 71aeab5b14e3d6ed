export { RequireAccess, type RequireAccessProps } from './require-access.tsx';
export { useAuth } from './use-auth.ts';
export { useAutomaticLogout } from './use-automatic-logout.ts';
export { useEndOfLeaving } from './use-end-of-leaving.ts';
