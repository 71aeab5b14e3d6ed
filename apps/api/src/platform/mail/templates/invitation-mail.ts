import { company } from '@cleaning/company';
import type { Mail } from '../outbox.ts';
import { renderEmail } from '../render-email.ts';

/** Asks a new member of staff to choose a password. */
export const invitationMail = (
  { email, firstName }: { readonly email: string; readonly firstName: string },
  link: string,
): Mail =>
  renderEmail({
    recipient: email,
    firstName,
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
