import { CONTACT_PAGE } from '../../../content/contact.ts';
import { AreasBand } from '../../../shared/page/areas-band.tsx';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { useOpeningStatus } from '../model/use-opening-status.ts';
import styles from './contact-page.module.css';
import { QuickCall } from './quick-call.tsx';
import { TalkToUs } from './talk-to-us.tsx';

const EnquirySection = deferred(() => import('./enquiry-section.tsx'));

/** Every way to reach the company, and when. */
export function ContactPage() {
  const status = useOpeningStatus();
  return (
    <>
      <PageHead title={CONTACT_PAGE.title} lead={CONTACT_PAGE.lead}>
        <QuickCall status={status} />
      </PageHead>
      <div className={styles['root']}>
        <EnquirySection />
        <TalkToUs status={status} />
      </div>
      <AreasBand />
    </>
  );
}
