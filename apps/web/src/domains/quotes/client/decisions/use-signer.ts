import { fullName, isSameName } from '@cleaning/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

/** The client of this account, as the copy of an approval is addressed; null while it loads. */
export interface Signatory {
  readonly firstName: string;
  readonly name: string;
  readonly email: string;
}

interface Signer {
  readonly client: Signatory | null;
  /** Whether a typed name is another person's, as far as is known yet. */
  readonly isSomebodyElse: (typedName: string) => boolean;
}

/** Compares the name that is typed under an approval with the name of the account. */
export function useSigner(): Signer {
  const api = useApi();
  const { data: profile } = useQuery(api.getProfile.query());
  const client =
    profile === undefined
      ? null
      : {
          firstName: profile.first_name,
          name: fullName(profile.first_name, profile.last_name),
          email: profile.email,
        };
  return {
    client,
    isSomebodyElse: (typedName) =>
      client !== null && typedName.trim() !== '' && !isSameName(typedName, client.name),
  };
}
