import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { FooterContent } from './footer-content.tsx';
import type { FooterProps } from './footer-types.ts';
import styles from './footer.module.css';

/** The indigo foot of every public page. */
export function Footer({ legal, ...content }: FooterProps) {
  return (
    <footer className={cx(styles['root'], 'on-inverse')}>
      <div className={styles['inside']}>
        <FooterContent {...content} />
        <div className={styles['legal']}>
          <p>{`${legal.copyright}. ${legal.rights}`}</p>
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
