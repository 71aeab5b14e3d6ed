import type { QuoteTemplate } from '@cleaning/contract';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';
import { unlessGone } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

export interface DeleteTemplateProps {
  template: QuoteTemplate;
  onClose: () => void;
}

/** Deletes a template, after asking. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.deleteTemplate(template.id));
  const toast = useToast();
  const remove = useSubmitOnce(async () => {
    await unlessGone(mutateAsync());
    toast.show('Template deleted');
    onClose();
  });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this template?"
      confirmLabel="Delete template"
      busyLabel="Deleting"
      keepLabel="Keep it"
      onConfirm={() => void remove.submit()}
      busy={remove.isBusy}
      error={remove.error}
      errorTitle="Not deleted"
    >
      <p>{`“${template.name}” will be gone, and you cannot get it back. Quotes that were made with it stay.`}</p>
    </ConfirmDialog>
  );
}
