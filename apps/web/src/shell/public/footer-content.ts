import { company } from '@cleaning/company';
import type { FooterProps } from '@cleaning/ui/footer';
import { useSyncExternalStore } from 'react';
import { EMAIL_LINK, PHONE_LINK, mailTo, newsletterMail } from '#content/contact-links.ts';
import { OPENING_HOURS } from '#content/opening-hours.ts';
import {
  FOOTER_AREAS,
  FOOTER_SERVICES,
  LEGAL_LINKS,
  QUICK_LINKS,
  SITE_LOGO,
  SOCIAL_LINKS,
} from '#content/site-navigation.ts';

/** What the footers of the public site and of the team's portals say. */
export function useFooterContent(): FooterProps {
  const year = useCurrentYear();
  return {
    logo: SITE_LOGO,
    blurb: company.blurb,
    badge: 'NDIS Approved Provider',
    columns: [
      { title: 'Quick links', links: QUICK_LINKS },
      { title: 'Services', links: FOOTER_SERVICES },
    ],
    areas: FOOTER_AREAS,
    contact: {
      phone: PHONE_LINK,
      email: EMAIL_LINK,
      hours: OPENING_HOURS.map(({ shortDays, time }) => ({ days: shortDays, time })),
      social: SOCIAL_LINKS,
    },
    newsletter: {
      title: 'Cleaning tips by email',
      text: 'This opens your mail app with a message ready to send.',
      fallbackHref: mailTo('Newsletter Subscription', 'Please add me to the newsletter.'),
      onSubmit: (email) => {
        window.location.href = newsletterMail(email);
      },
    },
    legal: {
      copyright: `© ${year} ${company.name}`,
      rights: 'All rights reserved.',
      links: LEGAL_LINKS,
    },
  };
}

const yearNow = () =>
  new Date().toLocaleDateString('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' });
const neverChanges = () => () => undefined;

/**
 * The year in Sydney. A prerendered page contains the year of its build, which hydration needs to
 * match; afterwards it shows the current year.
 */
function useCurrentYear(): string {
  return useSyncExternalStore(neverChanges, yearNow, () => import.meta.env.BUILD_YEAR);
}
