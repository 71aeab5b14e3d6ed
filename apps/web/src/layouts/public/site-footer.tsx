import { company } from '@cleaning/company';
import { Footer } from '@cleaning/ui/footer';
import { EMAIL_LINK, PHONE_LINK, mailTo, newsletterMail } from '../../content/contact-links.ts';
import { OPENING_HOURS } from '../../content/opening-hours.ts';
import {
  FOOTER_AREAS,
  FOOTER_SERVICES,
  LEGAL_LINKS,
  QUICK_LINKS,
  SITE_LOGO,
  SOCIAL_LINKS,
} from '../../content/site-navigation.ts';
import { useCurrentYear } from './use-current-year.ts';

/** The foot of every public page. */
export default function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Footer
      logo={SITE_LOGO}
      // "bond-back" is one word: a word joiner keeps a line from ending at its hyphen.
      blurb={company.blurb.replaceAll('-', '-\u2060')}
      badge="NDIS Approved Provider"
      columns={[
        { title: 'Quick links', links: QUICK_LINKS },
        { title: 'Services', links: FOOTER_SERVICES },
      ]}
      areas={FOOTER_AREAS}
      contact={{
        phone: PHONE_LINK,
        email: EMAIL_LINK,
        hours: OPENING_HOURS.map(({ shortDays, time }) => ({ days: shortDays, time })),
        social: SOCIAL_LINKS,
      }}
      newsletter={{
        title: 'Cleaning tips by email',
        text: 'This opens your mail app with a message ready to send.',
        fallbackHref: mailTo('Newsletter Subscription', 'Please add me to the newsletter.'),
        onSubmit: (email) => {
          window.location.href = newsletterMail(email);
        },
      }}
      legal={{
        text: `© ${year} ${company.name}. All rights reserved.`,
        links: LEGAL_LINKS,
      }}
    />
  );
}
