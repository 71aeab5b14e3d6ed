import { quoteCommandRequest, quoteSchema, type Quote } from '@cleaning/contract/quotes';
import { TextAreaField } from '@cleaning/ui/field';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

/** Commands for which staff give a reason. */
export type ReasonedCommand = 'withdraw' | 'decline_request';

interface Texts {
  readonly title: (reference: string) => string;
  readonly label: string;
  readonly busyLabel: string;
}

const TEXTS: Readonly<Record<ReasonedCommand, Texts>> = {
  withdraw: {
    title: (reference) => `Withdraw ${reference}?`,
    label: 'Withdraw quote',
    busyLabel: 'Withdrawing',
  },
  decline_request: {
    title: (reference) => `Turn down ${reference}?`,
    label: 'Turn down request',
    busyLabel: 'Turning down',
  },
};

export interface CommandDialogProps {
  readonly quote: Pick<Quote, 'id' | 'reference' | 'version' | 'client'>;
  readonly command: ReasonedCommand;
  readonly onClose: () => void;
}

/** Asks for a reason before staff turn down a request, or withdraw an offer. */
export function CommandDialog({ quote, command, onClose }: CommandDialogProps) {
  const send = useReasonedCommand(quote.id, command);
  const versions = useLatestVersion<CommandDialogProps['quote']>(quote, quoteSchema);
  const texts = TEXTS[command];
  const schemaForm = useSchemaForm({
    schema: quoteCommandRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    defaultValues: { reason: '' },
    idPrefix: `${command}-`,
    onRefused: versions.handleConflict,
    send: async (body) => {
      await send(body);
      forget();
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `${command} ${quote.id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title(quote.reference)}
      form={schemaForm}
      errorTitle="Nothing was changed"
      submitLabel={texts.label}
      busyLabel={texts.busyLabel}
      variant="danger"
      closeLabel="Not now"
    >
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint="The client reads this."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

function useReasonedCommand(id: string, command: ReasonedCommand) {
  const api = useApi();
  const commands = {
    withdraw: useSend(api.withdrawQuote.mutation({ id })),
    decline_request: useSend(api.declineQuoteRequest.mutation({ id })),
  };
  return commands[command];
}
