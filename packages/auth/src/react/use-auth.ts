import { useSelector } from 'react-redux';
import type { AuthState } from '../core/auth-state.ts';
import { isCleaner, isNdisUser } from '../core/user.ts';
import { selectAuth } from '../store/auth-slice.ts';

/** The session, and whether it belongs to an NDIS client or a cleaner. */
export function useAuth(): AuthState & {
  readonly isNdisClient: boolean;
  readonly isCleaner: boolean;
} {
  const auth = useSelector(selectAuth);
  const { user } = auth;
  return {
    ...auth,
    isNdisClient: user !== null && isNdisUser(user),
    isCleaner: user !== null && isCleaner(user),
  };
}
