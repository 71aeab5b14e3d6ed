import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigation } from 'react-router-dom';
import { SITE_AUTH_PATHS } from '../core/auth-paths.ts';
import { authActions, selectAuth } from '../store/auth-slice.ts';

/** A page that was asked for before the logout is drawn within this time. */
const SETTLED_MS = 500;

/**
 * Ends the leaving that a logout began: when its start page is drawn, or when the person has stayed on
 * another page instead. A page that was asked for just before the logout may be drawn first; to end the
 * leaving with it would let its guard send the person to the login page. Call it above every guard,
 * below a data router.
 *
 * @param startPath The page that a logout leads to. Default: the start page of the company's site.
 */
export function useEndOfLeaving(startPath: string = SITE_AUTH_PATHS.start): void {
  const location = useLocation();
  const { state } = useNavigation();
  const dispatch = useDispatch();
  // The time starts when the leaving does: not when the page was drawn, which may be a moment before.
  const { isLoading: isLeaving } = useSelector(selectAuth);

  useEffect(() => {
    if (!isLeaving || state !== 'idle') return undefined;
    const end = () => dispatch(authActions.loadingChanged(false));
    const timer = setTimeout(end, location.pathname === startPath ? 0 : SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, isLeaving, location, startPath, state]);
}
