import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** The question. */
  summary: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Only one of the disclosures with the same name can be open. */
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A question that opens to show its answer. It works without JavaScript. */
export function Disclosure({
  summary,
  defaultOpen = false,
  name,
  id,
  className,
  children,
}: DisclosureProps) {
  return (
    <details id={id} name={name} open={defaultOpen} className={cx(styles['root'], className)}>
      <summary className={styles['summary']}>
        {summary}
        <Plus className={styles['icon']} />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}

/** A list of disclosures under one strong rule. */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  return <div className={styles['group']}>{children}</div>;
}
