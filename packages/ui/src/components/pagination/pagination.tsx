import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { buttonClass } from '../button/button-class.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** What is paged: "Quotes". */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
}

/** Links to the previous and next page, and the present page. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={`${label} pages`} className={styles['root']}>
      <PageLink href={page > 1 ? hrefFor(page - 1) : null}>
        <ChevronLeft />
        Previous <VisuallyHidden>page</VisuallyHidden>
      </PageLink>
      <p className={styles['where']} aria-current="page">
        Page {page} of {pageCount}
      </p>
      <PageLink href={page < pageCount ? hrefFor(page + 1) : null}>
        Next <VisuallyHidden>page</VisuallyHidden>
        <ChevronRight />
      </PageLink>
    </nav>
  );
}

/** At either end of the list the link keeps its place, but only visually. */
function PageLink({ href, children }: { href: string | null; children: ReactNode }) {
  const classes = buttonClass({ variant: 'outline', size: 'sm' });
  if (href === null) {
    return (
      <span className={cx(classes, styles['end'])} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={classes}>
      {children}
    </Link>
  );
}
