import { googleTokenField } from '../fields/google-token.ts';
import { currentPasswordField } from '../fields/password.ts';

/** The user authenticates again: with the password, or with a new Google sign-in. */
export const proofFields = {
  password: currentPasswordField.optional(),
  access_token: googleTokenField.optional(),
};

interface Proof {
  readonly password?: string | undefined;
  readonly access_token?: string | undefined;
}

export const isOneProof = ({ password, access_token }: Proof): boolean =>
  (password === undefined) !== (access_token === undefined);

export const PROOF_ERROR = { path: ['password'], error: 'Enter your password.' };
