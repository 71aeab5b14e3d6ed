import { useAuth } from '@cleaning/auth/react';
import type { MessageSide } from '@cleaning/contract';

/** The end of a conversation at which the user reads it. */
export function useReaderSide(): MessageSide {
  const { user } = useAuth();
  return user?.user_type === 'client' ? 'client' : 'staff';
}
