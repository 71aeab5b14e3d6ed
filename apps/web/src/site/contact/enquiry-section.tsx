import { ENQUIRY_FORM } from '@cleaning/contract/routes';
import { Link } from '@cleaning/ui/link';
import { useId } from 'react';
import { EMAIL_LINK } from '#content/contact-links.ts';
import { ENQUIRY_WORDS, HOME_PRICE } from '#content/contact.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './enquiry-section.module.css';
import { EnquirySent } from './enquiry-sent.tsx';

/** The contact form, replaced by a confirmation once it is sent. */
export default function EnquirySection() {
  const enquiry = useEnquiryForm();
  const titleId = useId();
  return (
    <section className={styles['root']} id={ENQUIRY_FORM.id} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {ENQUIRY_WORDS.title}
      </h2>
      <EnquirySent isSent={enquiry.isSent} onAgain={enquiry.startAgain} />
      <EnquiryForm enquiry={enquiry} />
      <p>
        Or write to{' '}
        <Link className={styles['address']} href={EMAIL_LINK.href}>
          {EMAIL_LINK.label}
        </Link>{' '}
        from your own mail program.
      </p>
      <p className={styles['home']}>
        {HOME_PRICE.text} <Link href={HOME_PRICE.link.href}>{HOME_PRICE.link.label}</Link>.
      </p>
    </section>
  );
}
