import { type Client, revealNdisNumberRequest } from '@cleaning/contract/clients';
import { TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface RevealNumberProps {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onRevealed: (number: string | null) => void;
}

/**
 * Asks for a reason and then loads the full NDIS number. The reason is logged with the staff
 * member's name.
 */
export function RevealNumber({ client, onClose, onRevealed }: RevealNumberProps) {
  const api = useApi();
  const schemaForm = useCommandForm({
    mutation: api.revealNdisNumber.mutation({ id: client.id }),
    schema: revealNdisNumberRequest,
    toRequest: ({ why, reason }: Record<'why' | 'reason', string>) => ({
      reason: [why, reason.trim()].filter((part) => part !== '').join(': '),
    }),
    defaultValues: { why: '', reason: '' },
    fieldNames: ['reason'],
    idPrefix: 'reveal-',
    onDone: ({ ndis_number: number }) => onRevealed(number),
  });
  const choices = [
    { title: 'Checking a claim', why: 'Checking a claim' },
    { title: `${client.first_name} asked for it`, why: 'The client asked for it' },
    { title: 'Something else', why: '' },
  ];
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
      <p>
        It hides again after 30 seconds. We keep your name, the time and your reason, and{' '}
        {client.first_name} can ask for that record.
      </p>
      <Fieldset legend="Why do you need it?" size="label">
        <OptionGrid>
          {choices.map(({ title, why }) => (
            <OptionCard
              key={title}
              type="radio"
              title={title}
              value={why}
              {...schemaForm.form.register('why')}
            />
          ))}
        </OptionGrid>
      </Fieldset>
      <TextField
        {...schemaForm.field('reason')}
        label="In a sentence"
        hint="For example “The NDIA rejected a claim”."
        maxLength={480}
      />
    </FormDialog>
  );
}
