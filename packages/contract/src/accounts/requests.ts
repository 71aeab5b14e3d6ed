import { z } from 'zod';
import { emailField } from '../fields/email.ts';
import { googleTokenField } from '../fields/google-token.ts';
import { ndisNumberField } from '../fields/ndis-number.ts';
import { currentPasswordField, newPasswordField } from '../fields/password.ts';
import { phoneField } from '../fields/phone.ts';
import { lastNameField, personName } from '../fields/text.ts';
import { PASSWORD_MAX_LENGTH } from '../rules/password.ts';
import { CLIENT_TYPES } from './entity.ts';

const firstName = personName({ emptyMessage: 'Enter your first name.' });
const clientType = z.enum(CLIENT_TYPES, { error: 'Choose who the cleaning is for.' });
const token = z
  .string({ error: 'This link is not complete. Open it again from your email.' })
  .min(1, 'This link is not complete. Open it again from your email.')
  .max(256, 'This link is not complete. Open it again from your email.');
const earlierText = (error: string) => z.string({ error }).max(200, error);
const googleUserType = z.literal('client', { error: 'Only clients can use Google to log in.' });
const provider = z.literal('google', { error: 'Only Google accounts are supported.' });

/** Registration creates clients only, so there is no user type. */
export const registerRequest = z.strictObject({
  client_type: clientType,
  first_name: firstName,
  last_name: lastNameField,
  email: emailField,
  phone_number: phoneField,
  password: newPasswordField,
  ndis_number: ndisNumberField.optional(),
});

export const loginRequest = z.strictObject({ email: emailField, password: currentPasswordField });

export const changePasswordRequest = z.strictObject({
  current_password: currentPasswordField,
  new_password: newPasswordField,
});

export const requestPasswordResetRequest = z.strictObject({ email: emailField });

export const confirmPasswordResetRequest = z
  .strictObject({
    token,
    new_password: newPasswordField,
    new_password_confirm: z
      .string({ error: 'Enter the new password again.' })
      .meta({ maxLength: PASSWORD_MAX_LENGTH }),
  })
  .refine((request) => request.new_password === request.new_password_confirm, {
    path: ['new_password_confirm'],
    error: 'The two passwords are not the same.',
  });

/**
 * The password is needed only when the address was registered more than once and the caller is not
 * signed in to the registration of the link.
 */
export const verifyEmailRequest = z.strictObject({
  token,
  password: currentPasswordField.optional(),
});

export const resendVerificationRequest = z.strictObject({ email: emailField });

/** Name and phone number as the caller read them, which no rule of a new one may refuse. */
const earlierDetails = z.strictObject({
  first_name: earlierText('Send the first name that you read.'),
  last_name: earlierText('Send the last name that you read.'),
  phone_number: earlierText('Send the phone number that you read, or null.').nullable(),
});

export const updateProfileRequest = z
  .strictObject({
    first_name: firstName,
    last_name: lastNameField,
    phone_number: phoneField,
    /** The details that are replaced, as the caller read them; not compared when absent. */
    earlier_details: earlierDetails,
  })
  .partial();

export const googleLoginRequest = z.strictObject({
  access_token: googleTokenField,
  user_type: googleUserType.optional(),
  client_type: clientType.optional(),
});

export const googleRegisterRequest = z.strictObject({
  access_token: googleTokenField,
  user_type: googleUserType.optional(),
  client_type: clientType,
  phone_number: phoneField.optional(),
});

export const socialAccountRequest = z.strictObject({ provider, access_token: googleTokenField });

export const unlinkSocialAccountRequest = z.strictObject({ provider });

export type UpdateProfileRequest = z.input<typeof updateProfileRequest>;
export type RegisterRequest = z.input<typeof registerRequest>;
export type VerifyEmailRequest = z.input<typeof verifyEmailRequest>;
export type LoginRequest = z.input<typeof loginRequest>;
