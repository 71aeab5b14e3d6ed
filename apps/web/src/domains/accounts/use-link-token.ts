import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TOKEN_PARAMETER = 'token';

/**
 * Returns the token of the emailed link that opened this page, or null, and a function to forget it. Kept in
 * memory only: it leaves the address bar before anything is sent, so that it is not in the history, in
 * a screenshot or in a referrer.
 */
export function useLinkToken(): readonly [token: string | null, forget: () => void] {
  const { search } = useLocation();
  const [token, setToken] = useState(() => new URLSearchParams(search).get(TOKEN_PARAMETER));

  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(TOKEN_PARAMETER)) return;
    address.searchParams.delete(TOKEN_PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  }, []);

  return [token, () => setToken(null)];
}
