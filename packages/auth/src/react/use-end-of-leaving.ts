import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigation } from 'react-router-dom';
import { authActions } from '../store/auth-slice.ts';

/**
 * Ends the leaving that a logout began, once another page is drawn and none is on its way. A page that
 * was asked for just before the logout may be drawn first: its guard would send the person to the login
 * page, in place of the start page. Call it above every guard, below a data router.
 */
export function useEndOfLeaving(): void {
  const location = useLocation();
  const { state } = useNavigation();
  const dispatch = useDispatch();

  // In a layout effect, so that no navigation can begin between the drawing of the page and this.
  useLayoutEffect(() => {
    if (state === 'idle') dispatch(authActions.loadingChanged(false));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- arriving is what counts
  }, [dispatch, location, state]);
}
