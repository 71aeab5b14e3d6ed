import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { focusHeading, startReadingAt, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useUndoShortcut } from '#kit/shortcuts/use-undo-shortcut.ts';
import styles from './send-notice.module.css';
import type { PendingSends } from './use-pending-sends.ts';

export interface SendNoticeProps {
  readonly pendingSends: PendingSends;
}

/** Counts down until quotes are sent, with an Undo button, and says why an Undo was refused. */
export function SendNotice({ pendingSends }: SendNoticeProps) {
  const api = useApi();
  const { quotes, what, endsAt, refusal } = pendingSends;
  const alert = useRef<HTMLDivElement>(null);
  const { submit, isBusy } = useCommand(api.undoSendQuotes.mutation(), {
    isRepeatable: true,
    onDone: ({ results }) => {
      const refusals = results.flatMap((result) => result.error?.detail ?? []);
      pendingSends.stop(refusals.length === 0 ? null : [...new Set(refusals)].join(' '));
    },
    onRefused: (error) => pendingSends.explain(errorMessage(error)),
  });
  const left = useSecondsLeft(endsAt);
  const isOver = quotes.length === 0 || left === 0;
  const undo = () => void submit({ quotes: [...quotes] });
  useUndoShortcut(isOver || isBusy ? null : undo);
  useFocusAfterChange(quotes, () => {
    if (quotes.length === 0 && refusal !== null) startReadingAt(alert.current);
  });
  useFocusAfterChange(isOver, focusHeading, { onlyIfLost: true });
  return (
    <>
      {refusal === null ? null : (
        <div ref={alert}>
          <Alert tone="danger" title="Not undone" live={!isOver}>
            <p>{refusal}</p>
          </Alert>
        </div>
      )}
      {isOver ? null : (
        <div className={styles['notice']}>
          <Send className={styles['icon']} />
          <span>
            {/* The number stays out of what is read out, or it would be read out each second. */}
            <output>{what}</output> in{' '}
            <Text as="span" weight="bold" figures>
              {plural(left, 'second')}
            </Text>
          </span>
          <Button
            variant="inverse"
            size="sm"
            icon={<Undo2 />}
            busy={isBusy}
            busyLabel="Undoing"
            onClick={undo}
          >
            Undo
          </Button>
        </div>
      )}
    </>
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
