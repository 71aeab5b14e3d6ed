import { company } from '@cleaning/company';
import type { About } from '../threads/messages-view.ts';
import styles from '../../conversation.module.css';
import { ConversationHead, OPEN_TITLE_ID } from '../../conversation-head.tsx';
import { NewThreadForm } from './new-thread-form.tsx';

export interface NewThreadProps {
  /** The subject the conversation starts with; null when the client chooses one in the form. */
  about: About | null;
  onBack: () => void;
}

export function NewThread({ about, onBack }: NewThreadProps) {
  return (
    <section className={styles['root']} aria-labelledby={OPEN_TITLE_ID}>
      <ConversationHead title="New message" text={`To ${company.name}`} onBack={onBack} />
      <div className={styles['form']}>
        <NewThreadForm about={about} />
      </div>
    </section>
  );
}
