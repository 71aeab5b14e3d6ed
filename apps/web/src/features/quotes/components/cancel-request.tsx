import type { Quote } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useOnce } from '../../../shared/once/index.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Cancels a request that we have not answered, after asking. */
export function CancelRequest({ quote }: { quote: Quote }) {
  const { mutations } = usePortalApi();
  const toast = useToast();
  const cancel = useMutation(mutations.quotes.cancel(quote.id));
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');

  const confirm = useOnce(async () => {
    try {
      await cancel.mutateAsync({
        version: quote.version,
        ...(reason.trim() !== '' && { reason }),
      });
    } catch {
      // The dialog shows what the mutation keeps of it.
      return false;
    }
    toast.show('Request cancelled');
    return true;
  });

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Cancel request
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this request?"
        confirmLabel="Cancel request"
        busyLabel="Cancelling"
        keepLabel="Keep the request"
        onConfirm={() => void confirm.run()}
        busy={confirm.isBusy}
        error={cancel.error}
      >
        <p>
          We will stop working on {quote.reference}. It stays in your quotes, and you can start a
          new one at any time.
        </p>
        <TextAreaField
          label="Would you like to tell us why?"
          optional
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
