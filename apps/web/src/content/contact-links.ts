import { company } from '@cleaning/company';

/** Calls the company. */
export const PHONE_LINK = { label: company.phoneDisplay, href: `tel:${company.phone}` } as const;

/** Writes to the company. */
export const EMAIL_LINK = {
  label: company.email.support,
  href: `mailto:${company.email.support}`,
} as const;

/** Opens the reader's mail program with a message to the company, ready to send. */
export function mailTo(subject: string, body: string): string {
  return `${EMAIL_LINK.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The message that asks for the newsletter. */
export function newsletterMail(email: string): string {
  return mailTo('Newsletter Subscription', `Please add ${email} to the newsletter.`);
}
