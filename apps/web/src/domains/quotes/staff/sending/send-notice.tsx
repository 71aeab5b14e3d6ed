import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useUndoShortcut } from '#kit/shortcuts/use-undo-shortcut.ts';
import styles from './send-notice.module.css';
import type { PendingSends } from './use-pending-sends.ts';

/** Counts down until quotes are sent, with an Undo button. */
export function SendNotice({ pendingSends }: { readonly pendingSends: PendingSends }) {
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useMutation(api.undoSendQuotes.mutation());
  const keyFor = useIdempotencyKey();
  const left = useSecondsLeft(pendingSends.endsAt);
  const { quotes, stop } = pendingSends;
  const isOver = quotes.length === 0 || left === 0;

  const undo = async () => {
    reset();
    const body = { quotes: [...quotes] };
    const { results } = await mutateAsync({ body, idempotencyKey: keyFor(body) });
    const failed = results.find((result) => result.error !== null);
    stop();
    if (failed !== undefined) throw new Error(failed.error?.detail);
  };
  const handleUndo = () => void undo().catch(() => undefined);
  useUndoShortcut(isOver || isPending ? null : handleUndo);
  if (isOver) return error === null ? null : <ErrorAlert title="Not undone" error={error} />;

  return (
    <div className={styles['notice']}>
      <Send className={styles['icon']} />
      <output>
        {pendingSends.what} in{' '}
        <Text as="span" weight="bold" figures>
          {left}
        </Text>{' '}
        seconds
      </output>
      <Button
        variant="inverse"
        size="sm"
        icon={<Undo2 />}
        busy={isPending}
        busyLabel="Undoing"
        onClick={handleUndo}
      >
        Undo
      </Button>
    </div>
  );
}

/** Whole seconds until a time by this browser's clock; 0 once it has passed. */
function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= endsAt;
  useEffect(() => {
    if (endsAt <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return isOver ? 0 : Math.min(10, Math.ceil((endsAt - now) / 1000));
}
