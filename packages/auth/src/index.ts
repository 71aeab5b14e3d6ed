export {
  decideAccess,
  VERIFYING_MESSAGE,
  type AccessDecision,
  type AccessRequirement,
  type RedirectState,
} from './core/access-policy.ts';
export { SITE_AUTH_PATHS, type AuthPaths } from './core/auth-paths.ts';
export { startingAuthState, type AuthState } from './core/auth-state.ts';
export {
  createLogout,
  LOGGED_OUT_MESSAGE,
  type Logout,
  type LogoutDependencies,
  type LogoutOptions,
} from './core/create-logout.ts';
export {
  browserStorage,
  readJson,
  removeKey,
  writeJson,
  type KeyValueStorage,
} from './core/json-storage.ts';
export { loginPathFor, nextOf, pathAfterLogin, safeNextPath } from './core/next-path.ts';
export {
  AUTO_LOGOUT_MESSAGE,
  AUTO_LOGOUT_ON_PUBLIC_PAGES,
  isPublicPage,
  isVerificationPage,
  type PageLocation,
} from './core/public-pages.ts';
export { createSessionStorage, SESSION_KEYS, type SessionStorage } from './core/session-storage.ts';
export {
  clientTypeOf,
  homePathFor,
  isCleaner,
  isGoogleUser,
  isNdisUser,
  parseUser,
} from './core/user.ts';
export {
  authActions,
  authReducer,
  authSlice,
  selectAuth,
  type StateWithAuth,
} from './store/auth-slice.ts';
export { keepSessionSaved } from './store/keep-session-saved.ts';
