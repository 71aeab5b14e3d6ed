import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { authActions } from '../store/auth-slice.ts';

/**
 * Ends the leaving that a logout began, once another page is drawn. A router moves on before that, so
 * ending it any earlier would let the guard of the old page act once more. Call it above every guard.
 */
export function useEndOfLeaving(): void {
  const location = useLocation();
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(authActions.loadingChanged(false));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- arriving is what counts
  }, [dispatch, location]);
}
