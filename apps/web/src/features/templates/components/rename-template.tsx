import type { QuoteTemplate } from '@cleaning/contract';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { NameDialog } from './name-dialog.tsx';

export interface RenameTemplateProps {
  template: QuoteTemplate;
  onClose: () => void;
}

/** Gives a template another name. */
export function RenameTemplate({ template, onClose }: RenameTemplateProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.changeTemplate(template.id));
  const toast = useToast();
  return (
    <NameDialog
      onClose={onClose}
      title="Rename this template"
      text="Choose a name that tells you which clean it is."
      name={template.name}
      saveLabel="Save name"
      save={async (name) => {
        await mutateAsync({ name });
        toast.show('Template renamed');
        onClose();
      }}
    />
  );
}
