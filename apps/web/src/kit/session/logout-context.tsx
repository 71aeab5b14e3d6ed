import type { Logout } from '@cleaning/auth';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const LogoutContext = createContext<Logout | null>(null);

export interface LogoutProviderProps {
  readonly logout: Logout;
  readonly children: ReactNode;
}

/** Provides the function that ends the session. */
export function LogoutProvider({ logout, children }: LogoutProviderProps) {
  return <LogoutContext value={logout}>{children}</LogoutContext>;
}

/** @throws When there is no LogoutProvider above the component. */
export function useLogout(): Logout {
  const logout = use(LogoutContext);
  if (logout === null) {
    throw new Error('useLogout needs a LogoutProvider above it');
  }
  return logout;
}
