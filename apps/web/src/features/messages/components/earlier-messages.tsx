import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import styles from './conversation.module.css';

/** Brings the messages before those that are shown. */
export function EarlierMessages({ threadId }: { threadId: string }) {
  const { mutations } = usePortalApi();
  const { mutate, isPending, error } = useMutation(mutations.messages.earlier(threadId));
  return (
    <div className={styles['earlier']}>
      <ErrorAlert title="We could not load earlier messages" error={error} />
      <Button
        variant="outline"
        size="sm"
        busy={isPending}
        busyLabel="Loading"
        onClick={() => mutate()}
      >
        {error === null ? 'Show earlier messages' : 'Try again'}
      </Button>
    </div>
  );
}
