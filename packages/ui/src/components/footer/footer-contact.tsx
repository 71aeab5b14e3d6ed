import { type ReactNode, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import type { FooterProps } from './footer-types.ts';
import styles from './footer.module.css';

/** Phone, email, opening hours and social pages. */
export function FooterContact({
  title = 'Talk to us',
  phone,
  email,
  hours,
  social,
}: FooterProps['contact']) {
  const titleId = useId();
  return (
    <section className={styles['contact']} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      <ul className={styles['list']}>
        <li>
          <Link href={phone.href} className={cx(styles['link'], styles['phone'])}>
            {phone.label}
          </Link>
        </li>
        <li>
          <Link href={email.href} className={cx(styles['link'], styles['email'])}>
            {email.label}
          </Link>
        </li>
      </ul>
      <dl className={styles['hours']}>
        {hours.map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.time}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['social']}>
        {social.map((page) => (
          <li key={page.kind}>
            <Link href={page.href} className={styles['socialLink']} aria-label={page.label}>
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
                {SOCIAL_DRAWINGS[page.kind]}
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SOCIAL_DRAWINGS: Record<FooterProps['contact']['social'][number]['kind'], ReactNode> = {
  facebook: (
    <path
      stroke="none"
      fill="currentColor"
      d="M13.7 21v-7.7h2.6l.4-3h-3V8.4c0-.9.25-1.5 1.5-1.5h1.6V4.2c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H8v3h2.6V21Z"
    />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" strokeWidth="2" />
      <circle cx="12" cy="12" r="4" strokeWidth="2" />
      <circle cx="17" cy="7" r="1.2" stroke="none" fill="currentColor" />
    </>
  ),
};
