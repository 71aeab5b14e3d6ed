import { Link } from '@cleaning/ui/link';
import { keepFocusInRow } from '@cleaning/ui/keep-focus-in-row';
import { useLocation } from 'react-router-dom';
import { sectionsFor } from '../model/sections.ts';
import styles from './section-links.module.css';

/** Leads to the sections of the page, each of which has an address of its own. */
export function SectionLinks({ isNdisClient }: { readonly isNdisClient: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="On this page">
      <ul className={styles['list']} ref={keepFocusInRow}>
        {sectionsFor(isNdisClient).map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <Link href={`${pathname}#${id}`} className={styles['link']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
