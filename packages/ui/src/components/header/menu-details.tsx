import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { useClosingDetails } from './use-closing-details.ts';
import styles from './menu-details.module.css';

export interface MenuDetailsProps {
  readonly currentPath: string;
  /** The colours and size of the button. */
  readonly buttonClassName: string | undefined;
  /** The panel below the header. */
  readonly children: ReactNode;
}

/**
 * The menu of small screens, in the header of the site and of the team: a native details element,
 * so it opens before the page is interactive and without JavaScript.
 */
export function MenuDetails({ currentPath, buttonClassName, children }: MenuDetailsProps) {
  const root = useClosingDetails(currentPath);
  return (
    <details ref={root} className={styles['root']} data-mobile-menu="">
      <summary className={cx(styles['button'], buttonClassName)}>
        <span className={styles['whenClosed']}>
          <Menu />
          <b>Menu</b>
        </span>
        <span className={styles['whenOpen']}>
          <X />
          <b>Close</b>
        </span>
      </summary>
      {children}
    </details>
  );
}
