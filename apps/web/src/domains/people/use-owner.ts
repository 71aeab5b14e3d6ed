import type { UserAccount } from '@cleaning/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { THE_OWNER } from './people-view.ts';

/** The owner of the company; undefined until they are loaded. */
export function useOwner(): UserAccount | undefined {
  const api = useApi();
  const { data } = useQuery(api.listUsers.query(THE_OWNER));
  return data?.results.find(({ is_owner: isOwner }) => isOwner);
}
