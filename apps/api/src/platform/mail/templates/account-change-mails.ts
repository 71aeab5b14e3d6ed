import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract';
import type { Mail } from '../outbox.ts';
import { renderEmail } from '../render-email.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
}

const to = ({ email, firstName }: Person) => ({ recipient: email, firstName });

const CALL_US = `If this was not you, call us on ${company.phoneDisplay}.`;

/** Asks a person to prove that the address they want to move to is theirs. */
export const changeEmailMail = (person: Person, link: string): Mail =>
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

/** Tells the owner of an account that somebody wanted to move another one to their address. */
export const addressTakenMail = (person: Person, publicUrl: string): Mail =>
  renderEmail({
    ...to(person),
    subject: `You already have an account with ${company.name}`,
    paragraphs: [
      'Somebody, perhaps you, tried to move another account to this email address.',
      'You already have an account with it, so nothing has changed.',
    ],
    action: { label: 'Log in', url: `${publicUrl}${SITE_PATHS.login}` },
    footnotes: ['If this was not you, you do not need to do anything.'],
  });

/** Tells people at their old address that their account moved, so that they notice a thief. */
export const emailChangedMail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${company.name} account now uses another email address. This one no longer logs you in.`,
    ],
    footnotes: [CALL_US],
  });

/** Confirms that somebody left. */
export const accountClosedMail = (person: Person): Mail =>
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

/** Tells the owner that a Google account logs them in from now on, so that they notice a stranger's. */
export const googleLinkedMail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'A Google account was linked',
    paragraphs: [`You can now log in to your ${company.name} account with Google.`],
    footnotes: [CALL_US],
  });

export const googleUnlinkedMail = (person: Person): Mail =>
  renderEmail({
    ...to(person),
    subject: 'Your Google account was unlinked',
    paragraphs: [
      `Google no longer logs you in to your ${company.name} account. Your password still does.`,
    ],
    footnotes: [CALL_US],
  });
