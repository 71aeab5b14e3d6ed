import { fullName } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { staffClientPath } from '../../client-paths.ts';

export interface SamePersonProps {
  readonly email: string;
  readonly phone: string;
}

/** A shorter number would match too many clients. */
const PHONE_DIGITS = 8;

/**
 * Points out clients with the same email or phone number, who may be the same person. Includes
 * closed accounts.
 */
export function SamePerson({ email, phone }: SamePersonProps) {
  const api = useApi();
  const typed = useDebounced(
    phone.replaceAll(/\D/gu, '').length >= PHONE_DIGITS ? phone.trim() : email.trim(),
  );
  const isEnough = typed.includes('@') || /\d/u.test(typed);
  const { data } = useQuery({
    ...api.listClients.query({ search: typed, page_size: 3 }),
    enabled: isEnough,
  });
  const found = isEnough ? (data?.results ?? []) : [];
  if (found.length === 0) return null;
  return (
    <Alert tone="warning" live title="Is it the same person?">
      {found.map(({ id, first_name, last_name, is_active }) => (
        <p key={id}>
          <Link href={staffClientPath(id)}>{fullName(first_name, last_name)}</Link>
          {is_active ? ' is a client' : ' was a client, the account is closed'}
        </p>
      ))}
    </Alert>
  );
}
