import {
  ANSWERED_BY,
  ANSWERED_HOW,
  declineQuoteRequest,
  quoteSchema,
  type Quote,
} from '@cleaning/contract/quotes';
import { fullName } from '@cleaning/contract/rules';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { instantOfLocal, localMoment } from '#kit/lib/local-moment.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { totalOrToPrice } from '../list/quote-labels.ts';

export interface AnswerDialogProps {
  readonly quote: Pick<Quote, 'id' | 'reference' | 'version' | 'client' | 'total_cents'>;
  readonly answer: 'approve' | 'decline';
  readonly onClose: () => void;
}

interface Values {
  answer: {
    by: (typeof ANSWERED_BY)[number];
    name: string;
    how: (typeof ANSWERED_HOW)[number];
    said_at: string;
  };
  reason: string;
}

/** Records what a client answered by phone or on paper: who said so, how and when. */
export function AnswerDialog({ quote, answer, onClose }: AnswerDialogProps) {
  const api = useApi();
  const versions = useLatestVersion<AnswerDialogProps['quote']>(quote, quoteSchema);
  const { id, reference, client, total_cents: total } = quote;
  const now = useNow();
  const isApproval = answer === 'approve';
  const approve = useSend(api.approveQuote.mutation({ id }));
  const decline = useSend(api.declineQuote.mutation({ id }));
  const schemaForm = useSchemaForm({
    // What staff send to approve is the same.
    schema: declineQuoteRequest,
    toRequest: ({ answer: { said_at: saidAt, name, ...said }, reason }: Values) => ({
      version: versions.latest.version,
      reason,
      answer: {
        ...said,
        ...(said.by === 'client' ? {} : { name }),
        said_at: instantOfLocal(saidAt) ?? '',
      },
    }),
    defaultValues: {
      answer: { by: 'client', name: '', how: 'phone', said_at: localMoment(now.toISOString()) },
      reason: '',
    },
    fieldNames: ['answer.how', 'answer.by', 'answer.name', 'answer.said_at', 'reason'],
    idPrefix: `${answer}-`,
    onRefused: versions.handleConflict,
    async send(body) {
      await (isApproval ? approve(body) : decline(body));
      forget();
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `${answer} ${id}`);
  const { form, field } = schemaForm;
  const first = client?.first_name ?? 'the client';
  const name = client === null ? 'The client' : fullName(client.first_name, client.last_name);
  const [how, by] = form.watch(['answer.how', 'answer.by']);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        isApproval
          ? `Did ${first} approve ${totalOrToPrice(total)}?`
          : `Did ${first} decline ${reference}?`
      }
      form={schemaForm}
      errorTitle="Nothing was changed"
      submitLabel={
        isApproval ? `Approve ${totalOrToPrice(total)} for ${first}` : `Decline for ${first}`
      }
      busyLabel="Recording"
      variant={isApproval ? 'primary' : 'danger'}
      closeLabel="Not yet"
    >
      <SelectField
        {...field('answer.how')}
        label="How they said it"
        hint={
          how === 'paper' ? 'Add a photo of the signed page to the files of the quote.' : undefined
        }
        options={ANSWERED_HOW.map((value) => ({ value, label: HOW_LABELS[value] }))}
      />
      <SelectField
        {...field('answer.by')}
        label={how === 'paper' ? 'Signed by' : 'Who said so'}
        options={ANSWERED_BY.map((value) => ({
          value,
          label: { client: name, helper: `Someone who helps ${first}`, other: 'Someone else' }[
            value
          ],
        }))}
      />
      {by === 'client' ? null : (
        <TextField {...field('answer.name')} label="Their name" maxLength={120} />
      )}
      <TextField {...field('answer.said_at')} label="When" type="datetime-local" />
      <TextAreaField
        {...field('reason')}
        label="What was said"
        optional
        hint={`${first} can read this.`}
        rows={2}
        maxLength={500}
      />
      <Text size="sm" tone="muted">
        {tellsByEmail(first, client?.has_email !== false, ' that says so at once')}
      </Text>
    </FormDialog>
  );
}

const HOW_LABELS: Readonly<Record<(typeof ANSWERED_HOW)[number], string>> = {
  phone: 'By phone',
  person: 'In person',
  text: 'Text, email or letter',
  paper: 'Signed on paper',
};
