import { company } from '@cleaning/company';

export const PHONE_LINK = { label: company.phoneDisplay, href: `tel:${company.phone}` } as const;

export const EMAIL_LINK = {
  label: company.email.support,
  href: `mailto:${company.email.support}`,
} as const;

/** A link that opens the user's mail program with a message to the company. */
export function mailTo(subject: string, body: string): string {
  return `${EMAIL_LINK.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A link that starts a message asking for the newsletter. */
export function newsletterMail(email: string): string {
  return mailTo('Newsletter Subscription', `Please add ${email} to the newsletter.`);
}
