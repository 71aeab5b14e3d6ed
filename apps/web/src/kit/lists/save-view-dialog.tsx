import { createSavedViewRequest, type SavedViewList } from '@cleaning/contract/staff';
import { TextField } from '@cleaning/ui/field';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useApi } from '../api/portal-api.tsx';

export interface SaveViewDialogProps {
  readonly open: boolean;
  readonly list: SavedViewList;
  /** The query of the filters in the address. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the filters in the address under a name. */
export function SaveViewDialog({ open, list, query, onClose }: SaveViewDialogProps) {
  const api = useApi();
  const schemaForm = useCommandForm({
    mutation: api.createSavedView.mutation(),
    schema: createSavedViewRequest,
    toRequest: (values: { name: string }) => ({ ...values, list, query }),
    defaultValues: { name: '' },
    idPrefix: 'view-',
    isRepeatable: true,
    onDone: onClose,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Save this view?"
      form={schemaForm}
      errorTitle="Not saved"
      submitLabel="Save view"
      busyLabel="Saving"
      closeLabel="Not now"
    >
      <TextField
        {...schemaForm.field('name')}
        label="Name"
        hint="You alone see it."
        maxLength={40}
      />
    </FormDialog>
  );
}
