import ChevronUp from 'lucide-react/icons/chevron-up';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './compact-footer.module.css';
import { FooterContent } from './footer-content.tsx';
import type { FooterProps } from './footer-types.ts';
import footer from './footer.module.css';

/** The foot of the team's pages: one line, and the rest of the footer once it is opened. */
export function CompactFooter({ legal, ...content }: FooterProps) {
  const root = useRef<HTMLElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const { phone } = content.contact;

  // The line ends the page, so what opens below it starts out of sight.
  useEffect(() => {
    // jsdom has no layout, so it cannot scroll.
    if (open) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);

  return (
    <footer ref={root} className={styles['root']}>
      <div className={styles['line']}>
        <p>{legal.copyright}</p>
        <nav className={styles['links']} aria-label="Legal and contact">
          {legal.links.map((link) => (
            <Link key={link.href} href={link.href} className={styles['link']}>
              {link.label}
            </Link>
          ))}
          <Link href={phone.href} className={cx(styles['link'], styles['phone'])}>
            <Phone />
            {phone.label}
          </Link>
        </nav>
        <button
          type="button"
          className={styles['button']}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          Company links
          <ChevronUp />
        </button>
      </div>
      <div
        id={panelId}
        hidden={!open}
        className={cx(footer['root'], footer['compact'], 'on-inverse')}
      >
        <div className={footer['inside']}>
          <FooterContent {...content} />
        </div>
      </div>
    </footer>
  );
}
