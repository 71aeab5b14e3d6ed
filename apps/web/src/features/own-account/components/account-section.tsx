import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import type { ReactNode } from 'react';
import type { Section } from '../model/use-section.ts';
import type { SectionId } from '../model/sections.ts';
import styles from './account-section.module.css';

export interface AccountSectionProps {
  /** Links lead here by it. */
  readonly id: SectionId;
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  /** Says what was done, and where focus goes when a form closes. */
  readonly section?: Pick<Section<never>, 'ref' | 'done'>;
  readonly children: ReactNode;
}

/** One section of the account page, with what was last saved in it. */
export function AccountSection({ id, title, action, section, children }: AccountSectionProps) {
  return (
    <div ref={section?.ref} tabIndex={-1} className={styles['root']}>
      <Card id={id} title={title} action={action} className={styles['card']}>
        <output className={styles['done']}>
          {section?.done === null || section?.done === undefined ? null : (
            <Alert tone="success">
              <p>{section.done}</p>
            </Alert>
          )}
        </output>
        {children}
      </Card>
    </div>
  );
}
