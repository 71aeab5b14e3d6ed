import { useAuth } from '@cleaning/auth/react';
import type { MessageSide } from '@cleaning/contract/messages';

/** Which side of a conversation the user is on. */
export function useReaderSide(): MessageSide {
  const { user } = useAuth();
  return user?.user_type === 'client' ? 'client' : 'staff';
}
