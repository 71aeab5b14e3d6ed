import { Link } from '@cleaning/ui/link';
import { keepFocusInRow } from '@cleaning/ui/keep-focus-in-row';
import { useLocation } from 'react-router-dom';
import styles from './on-this-page.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** A part of the page, by the id of its element. */
export interface PagePart {
  readonly id: string;
  readonly name: string;
}

/** Links to the sections of a long page, which stay in view beside it. */
export function OnThisPage({ parts }: { parts: readonly PagePart[] }) {
  const { pathname } = useLocation();
  const currentId = useSectionInView(parts);
  return (
    <nav className={styles['root']} aria-label="On this page">
      <ul className={styles['list']} ref={keepFocusInRow}>
        {parts.map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <Link
              ref={id === currentId ? bringIntoView : undefined}
              className={styles['link']}
              href={`${pathname}#${id}`}
              aria-current={id === currentId ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the list horizontally to centre a link, without scrolling the page. Does nothing while
 * the focus is in the list.
 */
function bringIntoView(link: HTMLElement | null): void {
  const list = link?.closest('ul');
  if (link !== null && list && !list.contains(document.activeElement)) {
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }
}
