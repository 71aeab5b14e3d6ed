import { IconButton } from '@cleaning/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { OPEN_TITLE_ID } from '../model/use-messages-focus.ts';
import styles from './part-head.module.css';

export interface PartHeadProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  onBack: () => void;
}

/** The title of what is open, which takes the focus, and the way back where the list is not beside it. */
export function PartHead({ title, text, action, onBack }: PartHeadProps) {
  return (
    <div className={styles['root']}>
      <IconButton label="Back to all messages" className={styles['back']} onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <div className={styles['words']}>
        <h2 id={OPEN_TITLE_ID} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        {text === undefined ? null : <p className={styles['text']}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
