import { Link } from '@cleaning/ui/link';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Calculator from 'lucide-react/icons/calculator';
import MessageSquare from 'lucide-react/icons/message-square';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ComponentType } from 'react';
import { useId } from 'react';
import { EMAIL_LINK } from '../../../content/contact-links.ts';
import { EMAIL_TOPICS, HOME_PRICE } from '../../../content/contact.ts';
import { RoundIcon } from '../../../shared/page/round-icon.tsx';
import styles from './email-topics.module.css';

const ICONS: Readonly<Record<(typeof EMAIL_TOPICS.topics)[number]['icon'], ComponentType>> = {
  price: Calculator,
  visit: CalendarDays,
  ndis: BadgeCheck,
  other: MessageSquare,
};

/** Messages that open with the right questions in them, and the address for any other. */
export function EmailTopics() {
  const { title, lead, topics, privacyNote } = EMAIL_TOPICS;
  const titleId = useId();
  return (
    <section className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <ul className={styles['topics']}>
        {topics.map(({ icon, name, detail, href }) => {
          const Icon = ICONS[icon];
          return (
            <li key={name} className={styles['item']}>
              <Link className={styles['topic']} href={href}>
                <RoundIcon>
                  <Icon />
                </RoundIcon>
                <span className={styles['words']}>
                  <span className={styles['name']}>{name}</span>
                  <span className={styles['detail']}>{detail}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p>
        Or write to{' '}
        <Link className={styles['address']} href={EMAIL_LINK.href}>
          {EMAIL_LINK.label}
        </Link>{' '}
        from any mail program. {privacyNote}
      </p>
      <p className={styles['home']}>
        {HOME_PRICE.text} <Link href={HOME_PRICE.link.href}>{HOME_PRICE.link.label}</Link>.
      </p>
    </section>
  );
}
