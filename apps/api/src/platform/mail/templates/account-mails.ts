import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract';
import type { Mail } from '../outbox.ts';
import { renderEmail } from '../render-email.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
}

const to = ({ email, firstName }: Person) => ({ recipient: email, firstName });

/** Asks a new client to prove that the address is theirs. */
export const verificationMail = (person: Person, link: string): Mail =>
  renderEmail({
    ...to(person),
    subject: `Verify your email for ${company.name}`,
    paragraphs: [
      `Thank you for joining ${company.name}.`,
      'Please verify your email address so that you can use your account.',
    ],
    action: { label: 'Verify my email', url: link },
    footnotes: [
      'This link works once, for 24 hours.',
      'If you did not create an account, please do not open the link. You can delete this email.',
    ],
  });

interface PendingRegistration {
  readonly firstName: string;
  readonly createdAt: Date;
  readonly link: string;
}

const momentFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Brings a link for each registration of one address. Only its owner can tell which is theirs. */
export const registrationsMail = (
  email: string,
  registrations: readonly PendingRegistration[],
): Mail =>
  renderEmail({
    recipient: email,
    firstName: 'there',
    subject: `Verify your email for ${company.name}`,
    paragraphs: [
      'This email address was registered more than once. Open the link of the account that you made. We then ask for its password, unless you are logged in to it.',
      ...registrations.map(
        ({ firstName, createdAt, link }) =>
          `Made by ${firstName} on ${momentFormat.format(createdAt)}:\n${link}`,
      ),
    ],
    footnotes: [
      'Each link works once, for 24 hours.',
      'If you did not create an account, please do not open a link. You can delete this email.',
    ],
  });

/** Tells the owner of an account that their address was used to register again. */
export const accountExistsMail = (person: Person, publicUrl: string): Mail =>
  renderEmail({
    ...to(person),
    subject: `You already have an account with ${company.name}`,
    paragraphs: [
      'Somebody, perhaps you, tried to create an account with this email address.',
      'You already have one, so nothing has changed. Log in with your password.',
      `If you have forgotten it, you can set a new one at ${publicUrl}${SITE_PATHS.passwordReset}`,
    ],
    action: { label: 'Log in', url: `${publicUrl}${SITE_PATHS.login}` },
    footnotes: ['If this was not you, you do not need to do anything.'],
  });

/** Brings the link that sets a new password. */
export const passwordResetMail = (person: Person, link: string): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Set a new password',
    paragraphs: [`You asked to set a new password for your ${company.name} account.`],
    action: { label: 'Set a new password', url: link },
    footnotes: [
      'This link works once, for 1 hour.',
      'If you did not ask for this, you can delete this email. Your password stays the same.',
    ],
  });

/** Tells people that their password changed, so that they notice if it was not them. */
export const passwordChangedMail = (person: Person, publicUrl: string): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${company.name} account was changed, and other devices were logged out.`,
    ],
    footnotes: [
      `If this was not you, set a new password at ${publicUrl}${SITE_PATHS.passwordReset} and call us on ${company.phoneDisplay}.`,
    ],
  });
