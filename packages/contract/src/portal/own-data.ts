import { z } from 'zod';
import { profileSchema } from '../accounts/entity.ts';
import { deviceSessionSchema, socialAccountsSchema } from '../accounts/own-account.ts';
import { addressSchema } from '../addresses/entity.ts';
import { appointmentSchema } from '../appointments/entity.ts';
import { clientProfileSchema } from '../clients/profile.ts';
import { instantField } from '../fields/dates.ts';

/**
 * Everything that the company keeps about a client, for them to take away. The NDIS number is masked
 * here too: whoever gets hold of a session, or of the file, should not get the number.
 */
export const ownDataSchema = z.object({
  exported_at: instantField,
  profile: profileSchema,
  client_profile: clientProfileSchema,
  social_accounts: socialAccountsSchema,
  sessions: z.array(deviceSessionSchema),
  addresses: z.array(addressSchema),
  appointments: z.array(appointmentSchema),
});

export type OwnData = z.output<typeof ownDataSchema>;
