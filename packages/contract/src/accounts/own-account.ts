import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { optionalText } from '../fields/text.ts';
import { isOneProof, PROOF_ERROR, proofFields } from './proof.ts';

/** The ways in which a user can log in. */
export const socialAccountsSchema = z.object({
  has_password: z.boolean(),
  accounts: z.array(z.object({ provider: z.literal('google'), linked_at: instantField })),
});

/** One live session of a user. */
export const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Windows"; null when unknown. */
  device: z.string().nullable(),
  /** True for the session of this call. */
  is_current: z.boolean(),
  created_at: instantField,
  /** Precise to a few minutes. */
  last_used_at: instantField,
  expires_at: instantField,
});

export type SocialAccounts = z.output<typeof socialAccountsSchema>;
export type DeviceSession = z.output<typeof deviceSessionSchema>;

export const changeEmailRequest = z
  .strictObject({ email: emailField, ...proofFields })
  .refine(isOneProof, PROOF_ERROR);

export const deactivateAccountRequest = z
  .strictObject({ ...proofFields, reason: optionalText({ max: 500 }).optional() })
  .refine(isOneProof, PROOF_ERROR);

export type ChangeEmailRequest = z.input<typeof changeEmailRequest>;
export type DeactivateAccountRequest = z.input<typeof deactivateAccountRequest>;
