import { quoteCommandRequest, quoteSchema, type Quote } from '@cleaning/contract/quotes';
import { TextAreaField } from '@cleaning/ui/field';
import { useOnBehalfReason } from '#domains/clients/use-on-behalf.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

/** Commands for which staff give a reason. */
export type ReasonedCommand = 'approve' | 'decline' | 'withdraw' | 'decline_request';

interface Texts {
  readonly title: (reference: string, name: string) => string;
  readonly label: string;
  readonly busyLabel: string;
  readonly hint: string;
}

const TEXTS: Readonly<Record<ReasonedCommand, Texts>> = {
  approve: {
    title: (reference, name) => `Approve ${reference} for ${name}?`,
    label: 'Approve quote',
    busyLabel: 'Approving',
    hint: 'For example “Said yes on the phone today”.',
  },
  decline: {
    title: (reference, name) => `Decline ${reference} for ${name}?`,
    label: 'Decline quote',
    busyLabel: 'Declining',
    hint: 'For example “Found another cleaner”.',
  },
  withdraw: {
    title: (reference) => `Withdraw ${reference}?`,
    label: 'Withdraw quote',
    busyLabel: 'Withdrawing',
    hint: 'The client reads this.',
  },
  decline_request: {
    title: (reference) => `Turn down ${reference}?`,
    label: 'Turn down request',
    busyLabel: 'Turning down',
    hint: 'The client reads this.',
  },
};

export interface CommandDialogProps {
  readonly open: boolean;
  readonly quote: Pick<Quote, 'id' | 'reference' | 'version' | 'client'>;
  /** The client's name. */
  readonly name: string;
  readonly command: ReasonedCommand;
  readonly onClose: () => void;
}

/** Asks for a reason before staff act on behalf of a client, or decline or withdraw. */
export function CommandDialog({ open, quote, name, command, onClose }: CommandDialogProps) {
  const send = useReasonedCommand(quote.id, command);
  const versions = useLatestVersion<CommandDialogProps['quote']>(quote, quoteSchema);
  const texts = TEXTS[command];
  const onBehalfReason = useOnBehalfReason(quote.client?.id);
  const schemaForm = useSchemaForm({
    schema: quoteCommandRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    // The company's own decisions do not start with the reason for acting on behalf of a client.
    defaultValues: { reason: isForClient(command) ? onBehalfReason : '' },
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
      open={open}
      onClose={onClose}
      title={texts.title(quote.reference, name)}
      form={schemaForm}
      errorTitle="Nothing was changed"
      submitLabel={texts.label}
      busyLabel={texts.busyLabel}
      variant={command === 'approve' ? 'primary' : 'danger'}
      closeLabel="Not now"
    >
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint={texts.hint}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

const isForClient = (command: ReasonedCommand): boolean =>
  command === 'approve' || command === 'decline';

function useReasonedCommand(id: string, command: ReasonedCommand) {
  const api = useApi();
  const commands = {
    approve: useSend(api.approveQuote.mutation({ id })),
    decline: useSend(api.declineQuote.mutation({ id })),
    withdraw: useSend(api.withdrawQuote.mutation({ id })),
    decline_request: useSend(api.declineQuoteRequest.mutation({ id })),
  };
  return commands[command];
}
