import { z } from 'zod';
import { emailField } from '../fields/email.ts';
import { currentPasswordField } from '../fields/password.ts';
import { optionalText } from '../fields/text.ts';

/** The user authenticates again: with the password, or with a new Google sign-in. */
const proof = {
  password: currentPasswordField.optional(),
  access_token: z
    .string({ error: 'No credential received from Google' })
    .min(1, 'No credential received from Google')
    .max(8192, 'The Google credential is too long.')
    .optional(),
};

interface Proof {
  readonly password?: string | undefined;
  readonly access_token?: string | undefined;
}

const isOneProof = ({ password, access_token }: Proof): boolean =>
  (password === undefined) !== (access_token === undefined);

const PROOF_ERROR = { path: ['password'], error: 'Enter your password.' };

export const changeEmailRequest = z
  .strictObject({ email: emailField, ...proof })
  .refine(isOneProof, PROOF_ERROR);

export const deactivateAccountRequest = z
  .strictObject({ ...proof, reason: optionalText({ max: 500 }).optional() })
  .refine(isOneProof, PROOF_ERROR);

export type ChangeEmailRequest = z.input<typeof changeEmailRequest>;
export type DeactivateAccountRequest = z.input<typeof deactivateAccountRequest>;
