import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant } from '@cleaning/pricing';
import type { Mail } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { siteUrl } from '../core/site/site-url.ts';

interface Person {
  /** Null for a client without one: the outbox leaves the mail out. */
  readonly email: string | null;
  readonly firstName: string;
}

const to = ({ email, firstName }: Person) => ({ recipient: email, firstName });

const CALL_US = `If this was not you, call us on ${company.phoneDisplay}.`;

/** Asks a new client to verify their address. */
export const verificationEmail = (person: Person, link: string): Mail =>
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

/**
 * Has one link for each registration of the address. Only the owner of the mailbox knows which is
 * theirs.
 */
export const registrationsEmail = (
  email: string,
  registrations: readonly PendingRegistration[],
): Mail =>
  renderEmail({
    recipient: email,
    firstName: 'there',
    subject: `Verify your email for ${company.name}`,
    paragraphs: [
      'This email address was registered more than once. Open the link for the account you made. We then ask for its password, unless you are logged in to it.',
      ...registrations.map(
        ({ firstName, createdAt, link }) =>
          `Made by ${firstName} on ${formatInstant(createdAt, 'date-time')}:\n${link}`,
      ),
    ],
    footnotes: [
      'Each link works once, for 24 hours.',
      'If you did not create an account, please do not open a link. You can delete this email.',
    ],
  });

/** Tells the owner of an account that somebody registered with their address again. */
export const accountExistsEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: `You already have an account with ${company.name}`,
    paragraphs: [
      'Someone, perhaps you, tried to create an account with this email address.',
      'You already have one, so nothing has changed. Log in with your password.',
      `If you have forgotten it, you can set a new one at ${siteUrl(SITE_PATHS.passwordReset)}`,
    ],
    action: { label: 'Log in', url: siteUrl(SITE_PATHS.login) },
    footnotes: ['If this was not you, you do not need to do anything.'],
  });

/** Has the link that sets a new password. */
export const passwordResetEmail = (person: Person, link: string): Mail =>
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

/** Reports a changed password, so that the owner notices if it was not them. */
export const passwordChangedEmail = (person: Person & { readonly hasGoogle: boolean }): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${company.name} account was changed, and other devices were logged out.`,
      ...(person.hasGoogle
        ? [
            'A Google account is linked, and still logs you in. If it is not yours, unlink it in your account.',
          ]
        : []),
    ],
    footnotes: [
      `If this was not you, set a new password at ${siteUrl(SITE_PATHS.passwordReset)} and call us on ${company.phoneDisplay}.`,
    ],
  });

/** Asks a new member of staff to choose a password. */
export const invitationEmail = (person: Person, link: string): Mail =>
  renderEmail({
    ...to(person),
    subject: `Your account with ${company.name}`,
    paragraphs: [
      `${company.name} has made an account for you.`,
      'Choose a password to start using it.',
    ],
    action: { label: 'Choose a password', url: link },
    footnotes: [
      'This link works once, for 7 days. After that, ask for a new one.',
      'If you did not expect this, please do not open the link. You can delete this email.',
    ],
  });

/** Asks a client whose account staff created to choose a password. */
export const clientInvitationEmail = (person: Person, link: string): Mail =>
  renderEmail({
    ...to(person),
    subject: `Your account with ${company.name}`,
    paragraphs: [
      `${company.name} has made an account for you, with this email address.`,
      'In it you see your quotes, visits and invoices, and you can write to us. Choose a password to start.',
    ],
    action: { label: 'Choose a password', url: link },
    footnotes: [
      'This link works once, for 7 days. After that, choose "Forgot password" on the login page.',
      `If you did not ask us for anything, please do not open the link. Call us on ${company.phoneDisplay}.`,
    ],
  });

/** Asks the user to verify the address that they want to change to. */
export const newAddressEmail = (person: Person, link: string): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this address for your ${company.name} account.`,
      'It changes once you confirm. Until then, log in with the address you have now.',
    ],
    action: { label: 'Confirm my new email', url: link },
    footnotes: [
      'This link works once, for 24 hours.',
      'If you did not ask for this, please do not open the link. You can delete this email.',
    ],
  });

/** Tells the owner of an account that another account tried to change to their address. */
export const addressTakenEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: `You already have an account with ${company.name}`,
    paragraphs: [
      'Someone, perhaps you, tried to move another account to this email address.',
      'You already have an account with it, so nothing has changed.',
    ],
    action: { label: 'Log in', url: siteUrl(SITE_PATHS.login) },
    footnotes: ['If this was not you, you do not need to do anything.'],
  });

/** Reports a changed address to the old one, so that the owner notices if it was not them. */
export const addressChangedEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${company.name} account now uses another email address. This one no longer logs you in.`,
    ],
    footnotes: [CALL_US],
  });

/** Confirms that the account is closed. */
export const accountClosedEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your account is closed',
    paragraphs: [
      `Your ${company.name} account is closed, and you are logged out everywhere.`,
      'We keep quotes and invoices for as long as the law asks us to, and nothing else.',
      `If you would like to come back, call us on ${company.phoneDisplay} and we will open it again.`,
    ],
    footnotes: [CALL_US],
  });

/** Reports a linked Google account, so that the owner notices if it was not them. */
export const googleLinkedEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'A Google account was linked',
    paragraphs: [`You can now log in to your ${company.name} account with Google.`],
    footnotes: [CALL_US],
  });

/** Confirms that the Google account is unlinked. */
export const googleUnlinkedEmail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your Google account was unlinked',
    paragraphs: [
      `Google no longer logs you in to your ${company.name} account. Your password still does.`,
    ],
    footnotes: [CALL_US],
  });

/** Tells who owned the company that another admin does now. */
export const gaveOwnershipEmail = (person: Person, next: Pick<Person, 'firstName'>): Mail =>
  renderEmail({
    ...to(person),
    subject: `You handed ${company.name} over to ${next.firstName}`,
    paragraphs: [
      `${next.firstName} is the owner of ${company.name} in the portal now. You are still an admin.`,
      'Your account can be closed from now on, and your role can be changed.',
    ],
    footnotes: [CALL_US],
  });

/** Tells an admin that they own the company now. */
export const becameOwnerEmail = (person: Person, before: Pick<Person, 'firstName'>): Mail =>
  renderEmail({
    ...to(person),
    subject: `You are the owner of ${company.name} now`,
    paragraphs: [
      `${before.firstName} handed the company over to you.`,
      'Your account cannot be closed, and nobody can change your role. You can hand the company over to another admin.',
    ],
    action: { label: 'See the people', url: siteUrl(SITE_PATHS.adminPeople) },
    footnotes: [CALL_US],
  });

/**
 * Tells a person of the team that an admin logged them out.
 *
 * @param device where, in words; null for everywhere.
 */
export const loggedOutEmail = (person: Person, admin: string, device: string | null): Mail =>
  renderEmail({
    ...to(person),
    subject: 'You were logged out',
    paragraphs: [
      `${admin} logged you out of ${company.name} on ${device ?? 'every device'}.`,
      'You can log in again with your password. If somebody else may know it, set a new one first.',
    ],
    action: { label: 'Set a new password', url: siteUrl(SITE_PATHS.passwordReset) },
    footnotes: [`If you have questions, call us on ${company.phoneDisplay}.`],
  });
