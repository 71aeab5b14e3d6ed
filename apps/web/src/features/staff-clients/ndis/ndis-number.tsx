import { type Client, revealNdisNumberRequest } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from '../detail/client-page.module.css';
import { ReasonField } from '../reason-field.tsx';

/** How long the whole number stays on the screen, in milliseconds. */
const SHOWN_MS = 30_000;

/** The NDIS number, masked until staff say why they look at it, and masked again after 30 seconds. */
export function NdisNumber({ client }: { readonly client: Client }) {
  const [isAsking, setAsking] = useState(false);
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (whole === null) return undefined;
    const timer = setTimeout(() => setWhole(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [whole]);
  const masked = client.profile.ndis_number_masked;
  if (masked === null) return 'Not recorded';
  return (
    <span className={styles['number']}>
      <output>{whole === null ? masked : spaced(whole)}</output>
      {whole === null ? (
        <Button variant="soft" size="sm" icon={<Eye />} onClick={() => setAsking(true)}>
          Show
        </Button>
      ) : (
        <Button variant="soft" size="sm" icon={<EyeOff />} onClick={() => setWhole(null)}>
          Hide
        </Button>
      )}
      {isAsking ? (
        <RevealDialog
          client={client}
          onClose={() => setAsking(false)}
          onRevealed={(number) => {
            setAsking(false);
            setWhole(number);
          }}
        />
      ) : null}
    </span>
  );
}

interface RevealDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onRevealed: (number: string | null) => void;
}

function RevealDialog({ client, onClose, onRevealed }: RevealDialogProps) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.clients.revealNdisNumber(client.id));
  const schemaForm = useSchemaForm({
    schema: revealNdisNumberRequest,
    defaultValues: { reason: '' },
    fieldNames: ['reason'],
    idPrefix: 'reveal-',
    send: async (body) => onRevealed((await mutateAsync(body)).ndis_number),
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Show ${client.first_name}’s whole NDIS number?`}
      form={schemaForm}
      errorTitle="Not shown"
      submitLabel="Show for 30 seconds"
      busyLabel="Reading"
      closeLabel="Not now"
    >
      <p>It hides again after 30 seconds. We keep your name, the time and your reason.</p>
      <ReasonField field={schemaForm.field('reason')} example="Checking it for the claim" />
    </FormDialog>
  );
}

/** "430 123 412". */
const spaced = (number: string): string => number.replace(/(\d{3})(?=\d)/gu, '$1 ');
