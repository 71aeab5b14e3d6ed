import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { FooterContact } from './footer-contact.tsx';
import type { FooterLink, FooterProps } from './footer-types.ts';
import styles from './footer.module.css';
import { Newsletter } from './newsletter.tsx';

/** Everything in a footer but its legal line. */
export function FooterContent({
  logo,
  blurb,
  badge,
  columns,
  areas,
  contact,
  newsletter,
}: Omit<FooterProps, 'legal'>) {
  const areasId = useId();
  return (
    <>
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
    </>
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
