import { useAuth } from '@cleaning/auth/react';

/** Tells a password manager whose password a form asks for. Nobody sees it. */
export function OwnUserName() {
  const { user } = useAuth();
  return <input hidden readOnly type="text" autoComplete="username" value={user?.email ?? ''} />;
}
