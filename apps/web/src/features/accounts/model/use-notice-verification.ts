import { authActions } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** How often to look while the page is visible, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/**
 * Learns that the address was verified on another device, so that this page can move on. (In another
 * tab of this browser, the session says so by itself.)
 */
export function useNoticeVerification(): void {
  const { queries } = usePortalApi();
  const { user } = useAuth();
  const dispatch = useDispatch();
  const isWaiting = user !== null && !user.is_verified;
  const { data: profile } = useQuery({
    ...queries.accounts.profile(),
    enabled: isWaiting,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const isVerified = isWaiting && profile?.id === user.id && profile.is_verified;

  useEffect(() => {
    if (isVerified) dispatch(authActions.userUpdated({ is_verified: true }));
  }, [dispatch, isVerified]);
}
