import { useSelector } from 'react-redux';
import type { AuthState } from '../core/auth-state.ts';
import { isNdisUser } from '../core/user.ts';
import { selectAuth } from '../store/auth-slice.ts';

/** The session, and whether it belongs to an NDIS client. */
export function useAuth(): AuthState & { readonly isNdisClient: boolean } {
  const auth = useSelector(selectAuth);
  return { ...auth, isNdisClient: auth.user !== null && isNdisUser(auth.user) };
}
