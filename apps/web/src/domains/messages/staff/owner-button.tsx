import { type Thread, threadSchema } from '@cleaning/contract/messages';
import { useAuth } from '@cleaning/auth/react';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { useRef, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useUndoShortcut } from '#kit/shortcuts/use-undo-shortcut.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import styles from './staff-conversation.module.css';
import { useConversationKey } from './use-conversation-key.ts';

/**
 * The owner of a conversation. One press takes an unowned conversation, and another press undoes
 * that.
 */
export function OwnerButton({ thread }: { readonly thread: Thread }) {
  const { user } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const [change, setChange] = useState<{
    readonly from: string | null;
    readonly to: string | null;
  } | null>(null);
  const { owner } = thread;
  const note = (to: string | null) => setChange({ from: owner?.id ?? null, to });
  const taking = useAssign(thread, note);
  const undoing = useAssign(thread, () => setChange(null));
  // Undo only while the owner is still the user, because a colleague may have changed it.
  const undo =
    change !== null && change.to === (owner?.id ?? null)
      ? () => void undoing.submit(change.from)
      : null;
  useUndoShortcut(undo);
  const ownerButton = useRef<HTMLButtonElement>(null);
  // "Take it" and "Undo" disappear once they are done.
  useFocusAfterChange(owner?.id, () => ownerButton.current?.focus(), { onlyIfLost: true });
  const ask = () => setAsking(true);
  useConversationKey('A', 'Assign', ask);
  return (
    <>
      {owner === null ? (
        <Button
          size="sm"
          busy={taking.isBusy}
          busyLabel="Taking it"
          onClick={() => void taking.submit(user?.id ?? null)}
        >
          Take it
        </Button>
      ) : null}
      <Button
        ref={ownerButton}
        size="sm"
        variant="outline"
        icon={owner === null ? <User /> : <UserCheck />}
        aria-label={
          owner === null ? 'No one is on it. Change' : `Looked after by ${owner.first_name}. Change`
        }
        onClick={ask}
      >
        {owner?.first_name ?? 'No one is on it'}
      </Button>
      {undo === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 />}
          busy={undoing.isBusy}
          busyLabel="Undoing"
          onClick={undo}
        >
          Undo
        </Button>
      )}
      <ErrorAlert title="Not taken" error={taking.error} className={styles['error']} />
      <ErrorAlert title="Not undone" error={undoing.error} className={styles['error']} />
      {isAsking ? (
        <AssignDialog thread={thread} onGiven={note} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

const NOBODY = 'nobody';

interface AssignDialogProps {
  readonly thread: Thread;
  readonly onGiven: (ownerId: string | null) => void;
  readonly onClose: () => void;
}

function AssignDialog({ thread, onGiven, onClose }: AssignDialogProps) {
  const api = useApi();
  const { data: staff = [] } = useQuery(api.listStaffMembers.query({ role: 'office' }));
  const [chosen, setChosen] = useState(thread.owner?.id ?? NOBODY);
  const assign = useAssign(thread, (ownerId) => {
    onGiven(ownerId);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      harmless
      title="Who looks after this conversation?"
      confirmLabel="Pass conversation on"
      busyLabel="Passing on"
      keepLabel="Not now"
      busy={assign.isBusy}
      error={assign.error}
      errorTitle="Not passed on"
      onClose={onClose}
      onConfirm={() => void assign.submit(chosen === NOBODY ? null : chosen)}
    >
      <SelectField
        label="Who looks after it"
        value={chosen}
        options={[
          ...staff.map(({ id, first_name }) => ({ value: id, label: first_name })),
          { value: NOBODY, label: 'No one' },
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Assigns a conversation to a person, unless its owner has changed since the user looked. */
function useAssign(thread: Thread, onDone: (ownerId: string | null) => void) {
  const api = useApi();
  const { user } = useAuth();
  const toast = useToast();
  const { latest, hasChanged, handleConflict } = useLatestVersion(thread, threadSchema);
  // A refusal showed the user the new owner, so the next attempt is based on that owner.
  const known = (hasChanged ? latest : thread).owner;
  const { submit, ...assigning } = useCommand(api.assignThread.mutation({ id: thread.id }), {
    isRepeatable: true,
    onRefused: handleConflict,
    onDone: ({ owner }, { owner_id: ownerId }) => {
      toast.show(`${describeOwner(owner, user?.id)} this conversation.`);
      onDone(ownerId);
    },
  });
  return {
    ...assigning,
    submit: (ownerId: string | null) =>
      submit({ owner_id: ownerId, known_owner_id: known?.id ?? null }),
  };
}

function describeOwner(owner: Thread['owner'], userId: string | undefined): string {
  if (owner === null) return 'No one looks after';
  return owner.id === userId ? 'You look after' : `${owner.first_name} looks after`;
}
