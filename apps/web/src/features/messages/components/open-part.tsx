import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import type { MessagesView } from '../model/messages-view.ts';
import { AboutThread } from './about-thread.tsx';
import { Conversation } from './conversation.tsx';
import styles from './messages.module.css';
import { NewThread } from './new-thread.tsx';

export interface OpenPartProps {
  view: MessagesView;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
}

/** What is open beside the list: a conversation, a new one, or a hint to choose. */
export function OpenPart({ view, onBack }: OpenPartProps) {
  const { open } = view;
  switch (open.kind) {
    case 'thread':
      return <Conversation key={open.id} id={open.id} onBack={onBack} />;
    case 'new':
      return <NewThread about={null} onBack={onBack} />;
    case 'about':
      return <AboutThread key={open.about.id} about={open.about} view={view} onBack={onBack} />;
    case 'nothing':
      return (
        <div className={styles['hint']}>
          <EmptyState
            drawing={drawing}
            title="Choose a conversation"
            text="Your conversations are in the list. Open one to read it and answer."
          />
        </div>
      );
    default:
      return open satisfies never;
  }
}
