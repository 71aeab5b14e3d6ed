import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  text?: ReactNode;
  /** Beside the title: a badge. */
  badge?: ReactNode;
  /** At the end of the line: the page's action. */
  action?: ReactNode;
  /** Back to the list this page belongs to. */
  back?: { label: string; href: string } | undefined;
}

/** The title of a page of the app. */
export function PageHead({ title, text, badge, action, back }: PageHeadProps) {
  return (
    <div className={styles['root']}>
      {back === undefined ? null : (
        <Link href={back.href} className={styles['back']} data-back="">
          <ArrowLeft />
          {back.label}
        </Link>
      )}
      <div className={styles['row']}>
        <div>
          <div className={styles['titleRow']}>
            <h1 className={styles['title']}>{title}</h1>
            {badge}
          </div>
          {text === undefined ? null : <p className={styles['text']}>{text}</p>}
        </div>
        {action === undefined ? null : <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
