import type { QuoteTemplate } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useOnce } from '../../../shared/once/index.ts';
import { isMissing, usePortalApi } from '../../../shared/portal-api/index.ts';
import { Refused } from './refused.tsx';

export interface DeleteTemplateProps {
  template: QuoteTemplate;
  onClose: () => void;
}

/** Deletes a template, after asking. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.quotes.deleteTemplate(template.id));
  const toast = useToast();
  const { run, isBusy } = useOnce(async () => {
    try {
      await mutateAsync();
    } catch (failure) {
      // Deleted in another window: that is what was asked for.
      if (!isMissing(failure)) return false;
    }
    toast.show('Template deleted');
    onClose();
    return true;
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this template?"
      actions={
        <>
          <Button variant="danger" busy={isBusy} busyLabel="Deleting" onClick={() => void run()}>
            Delete template
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>{`“${template.name}” will be gone, and you cannot get it back. Quotes that were made with it stay.`}</p>
      <Refused title="Not deleted" error={isMissing(error) ? null : error} />
    </Dialog>
  );
}
