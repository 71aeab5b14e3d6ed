import type { accountsEndpoints, ParsedBody } from '@cleaning/contract';
import type { NewUser } from './user-repository.ts';

/** What changes of a person; what is absent stays as it is. */
export function personColumns({
  first_name: firstName,
  last_name: lastName,
  phone_number: phoneNumber,
}: ParsedBody<(typeof accountsEndpoints)['updateProfile']>): Partial<NewUser> {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
  };
}
