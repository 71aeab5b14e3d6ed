import { ButtonLink } from '@cleaning/ui/button';
import { ArrowLink } from '@cleaning/ui/link';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { EMAIL_LINK, PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { CLIENT_NOTE, TALK_TO_US } from '#content/contact.ts';
import { HoursTable } from '../hours-table.tsx';
import { type OpeningStatus, findHoursRow } from './opening-status.ts';
import { OpenBadge } from './open-badge.tsx';
import styles from './talk-to-us.module.css';

/** Phone, e-mail and opening hours. */
export function TalkToUs({ status }: { status: OpeningStatus | null }) {
  const titleId = useId();
  return (
    <section className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['part']}>
        <h2 className={styles['title']} id={titleId}>
          {TALK_TO_US.title}
        </h2>
        <ButtonLink size="lg" block href={PHONE_LINK.href} icon={<Phone />}>
          Call {unbroken(PHONE_LINK.label)}
        </ButtonLink>
        <ButtonLink
          className={styles['email']}
          variant="outline"
          size="lg"
          block
          href={EMAIL_LINK.href}
          icon={<Mail />}
        >
          {EMAIL_LINK.label}
        </ButtonLink>
      </div>
      <div className={styles['part']}>
        <h3 className={styles['subtitle']}>{TALK_TO_US.hoursTitle}</h3>
        <div className={styles['status']}>
          <OpenBadge status={status} />
        </div>
        <HoursTable today={status === null ? null : findHoursRow(status.today)} />
        <p className={styles['note']}>{TALK_TO_US.timeZoneNote}</p>
      </div>
      <div className={styles['part']} data-ruled>
        <h3 className={styles['subtitle']}>{CLIENT_NOTE.title}</h3>
        <p className={styles['note']}>{CLIENT_NOTE.text}</p>
        <ArrowLink href={CLIENT_NOTE.link.href}>{CLIENT_NOTE.link.label}</ArrowLink>
      </div>
    </section>
  );
}
