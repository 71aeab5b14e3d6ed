import { Alert } from '@cleaning/ui/alert';
import { useOnline } from '#kit/hooks/use-online.ts';
import { OFFLINE } from './message-draft.ts';

/** Says while a message is being typed that it cannot be sent yet, and is kept. */
export function OfflineNotice({ isTyped }: { isTyped: boolean }) {
  const isOnline = useOnline();
  return isTyped && !isOnline ? (
    <Alert tone="warning" live>
      <p>{OFFLINE}</p>
    </Alert>
  ) : null;
}
