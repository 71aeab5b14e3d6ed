import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router-dom';
import { SITE_AUTH_PATHS } from '../core/auth-paths.ts';
import { authActions, selectAuth } from '../store/auth-slice.ts';

/**
 * How long another page is shown before the user counts as having gone on to it, in milliseconds: a
 * slow device takes seconds to render the start page.
 */
const WENT_ON_MS = 5000;

/**
 * Resets the state of leaving that a logout sets: when the start page is rendered, or when the user
 * went on from it before it was. A page requested just before the logout may be rendered first.
 * Resetting the state then would let its guard redirect to the login page. Call it above every
 * guard, below a data router.
 *
 * @param startPath The page that a logout leads to. Default: the start page of the company's site.
 */
export function useEndOfLeaving(startPath: string = SITE_AUTH_PATHS.start): void {
  const location = useLocation();
  const { state } = useNavigation();
  const dispatch = useDispatch();
  // The time counts from the start of leaving, not from when the page was rendered, which may be
  // earlier.
  const { isLoading: isLeaving } = useSelector(selectAuth);

  useEffect(() => {
    if (!isLeaving || state !== 'idle') return undefined;
    const end = () => dispatch(authActions.loadingChanged(false));
    const timer = setTimeout(end, location.pathname === startPath ? 0 : WENT_ON_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, isLeaving, location, startPath, state]);
}
