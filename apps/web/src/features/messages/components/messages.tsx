import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { PageHead } from '@cleaning/ui/portal-shell';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useSearchParams } from 'react-router-dom';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { messagesViewPath, readMessagesView, threadsQuery } from '../model/messages-view.ts';
import { useMessagesFocus } from '../model/use-messages-focus.ts';
import { useNewMessageWords } from '../model/use-new-message-words.ts';
import styles from './messages.module.css';
import { NoMessages } from './no-messages.tsx';
import { OpenPart } from './open-part.tsx';
import { ThreadList } from './thread-list.tsx';

/** The client's conversations, with one of them beside the list or, on a phone, in its place. */
export function Messages() {
  const [params] = useSearchParams();
  const view = readMessagesView(params);
  const { queries } = usePortalApi();
  const threads = useQuery(queries.messages.threads(threadsQuery(view)));
  const { goBack } = useMessagesFocus(view.open);
  const newMessageWords = useNewMessageWords(view.open.kind === 'thread');
  const isOpen = view.open.kind !== 'nothing';
  const isEmpty = threads.data?.count === 0;
  const isFailed = threads.data === undefined && threads.error !== null;

  return (
    <div className={styles['root']} data-open={isOpen || undefined}>
      <div className={styles['head']}>
        <PageHead
          title="Messages"
          action={isEmpty && !isOpen ? undefined : <NewMessage page={view.page} />}
        />
      </div>
      <VisuallyHidden>
        <output>{newMessageWords}</output>
      </VisuallyHidden>
      {isOpen || (!isEmpty && !isFailed) ? (
        <div className={styles['panel']} data-alone={isEmpty || undefined}>
          {isEmpty ? null : <ThreadList view={view} threads={threads} />}
          <OpenPart view={view} onBack={goBack} />
        </div>
      ) : (
        <Card>
          <QueryContent query={threads} what="your messages">
            {() => <NoMessages />}
          </QueryContent>
        </Card>
      )}
    </div>
  );
}

function NewMessage({ page }: { page: number }) {
  return (
    <ButtonLink href={messagesViewPath({ open: { kind: 'new' }, page })} icon={<Pencil />}>
      New message
    </ButtonLink>
  );
}
