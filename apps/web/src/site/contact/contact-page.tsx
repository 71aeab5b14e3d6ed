import { CONTACT_PAGE } from '#content/contact.ts';
import { AreasBand } from '../areas-band.tsx';
import { deferred } from '#kit/deferred/deferred.tsx';
import { PageBand } from '#kit/page/page-band.tsx';
import { useNowInBrowser } from '#kit/hooks/use-now.ts';
import styles from './contact-page.module.css';
import { TalkToUs } from './talk-to-us.tsx';
import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { company } from '@cleaning/company';
import { openingStatus, type OpeningStatus } from './opening-status.ts';
import { OpenBadge } from './open-badge.tsx';

const EnquirySection = deferred(() => import('./enquiry-section.tsx'));

/** The contact page. */
export function Component() {
  const now = useNowInBrowser();
  const status = now === null ? null : openingStatus(now, company.hours);
  return (
    <>
      <PageBand title={CONTACT_PAGE.title} lead={CONTACT_PAGE.lead}>
        <QuickCall status={status} />
      </PageBand>
      <div className={styles['root']}>
        <EnquirySection />
        <TalkToUs status={status} />
      </div>
      <AreasBand />
    </>
  );
}

/** The phone number at the top of the page, with the opening status. */
function QuickCall({ status }: { status: OpeningStatus | null }) {
  return (
    <div className={styles['call']}>
      <ButtonLink size="lg" href={PHONE_LINK.href} icon={<Phone />}>
        Call {unbroken(PHONE_LINK.label)}
      </ButtonLink>
      <div className={styles['status']}>
        <OpenBadge status={status} />
      </div>
    </div>
  );
}
