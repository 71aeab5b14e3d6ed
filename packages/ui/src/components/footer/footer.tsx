import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { FooterContact } from './footer-contact.tsx';
import type { FooterLink, FooterProps } from './footer-types.ts';
import styles from './footer.module.css';
import { Newsletter } from './newsletter.tsx';

/** The indigo foot of every public page. */
export function Footer({
  logo,
  blurb,
  badge,
  columns,
  areas,
  contact,
  newsletter,
  legal,
  compact = false,
}: FooterProps) {
  const areasId = useId();
  return (
    <footer className={cx(styles['root'], compact && styles['compact'], 'on-inverse')}>
      <div className={styles['inside']}>
        <div className={styles['top']}>
          <div className={styles['brand']}>
            <Logo {...logo} inverse />
            <p className={styles['blurb']}>{blurb}</p>
            <p className={styles['badge']}>
              <span className={styles['tick']}>
                <Check />
              </span>
              <span>{badge}</span>
            </p>
          </div>
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
          <section className={styles['areas']} aria-labelledby={areasId}>
            <h2 className={styles['title']} id={areasId}>
              {areas.title}
            </h2>
            <ul className={styles['areaList']}>
              {areas.items.map((area) => (
                <li key={area}>{area}</li>
              ))}
              <li className={styles['more']}>{areas.more}</li>
            </ul>
          </section>
          <FooterContact {...contact} />
        </div>
        <Newsletter {...newsletter} />
        <div className={styles['legal']}>
          <p>{legal.text}</p>
          <ul className={styles['legalLinks']}>
            {legal.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} className={styles['link']}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      <ul className={styles['list']}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={styles['link']}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
