import { clientApproval } from '@cleaning/contract';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useEffect, useRef } from 'react';
import { agreementOf } from './agreement.ts';
import { ChangeAlert, ChangeNotes } from './change-notes.tsx';
import styles from './decision.module.css';
import { useQuoteDecision, type QuoteDialogProps } from './use-quote-decision.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

interface Values {
  approved_name: string;
  accepts_terms: boolean;
}

/** Approves a quote. Shows what the client agrees to, and asks for their name and consent. */
export function ApproveQuote({ quote, open, onClose, onDone }: QuoteDialogProps) {
  const { mutations } = usePortalApi();
  const keyOf = useIdempotencyKey();
  const decision = useQuoteDecision({
    quote,
    command: 'approve',
    open,
    options: mutations.quotes.approve(quote.id),
    onDone,
  });
  const { current, decidedVersion, isPossible } = decision;
  // The version that was shown when the client gave their consent.
  const agreedVersion = useRef(decidedVersion);
  const schemaForm = useSchemaForm({
    schema: clientApproval,
    toRequest: (values: Values) => ({ ...values, version: agreedVersion.current }),
    defaultValues: { approved_name: '', accepts_terms: false },
    fieldNames: ['approved_name', 'accepts_terms'],
    send: async (body) => {
      await decision.submit({ body, idempotencyKey: keyOf(body) });
    },
  });

  const { form, field, errors } = schemaForm;
  const consent = field('accepts_terms');

  // A refusal showed a newer version, or the dialog was opened again with one: it needs the consent
  // anew.
  useEffect(() => {
    if (agreedVersion.current >= decidedVersion) return;
    agreedVersion.current = decidedVersion;
    form.setValue('accepts_terms', false);
  }, [form, decidedVersion]);

  const { facts, terms } = agreementOf(current);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Check before you approve"
      form={schemaForm}
      errorTitle="Not approved"
      errorDetails={<ChangeNotes decision={decision} />}
      submitLabel={isPossible ? 'Approve quote' : null}
      busyLabel="Approving"
      closeLabel={isPossible ? 'Not yet' : 'Close'}
    >
      {errors.formError === null ? <ChangeAlert decision={decision} /> : null}
      <div className={styles['facts']}>
        <SummaryList layout="facts" rows={facts} />
      </div>
      <h3 className={styles['subtitle']}>The terms of this quote</h3>
      <ul className={styles['terms']}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <TextField
        {...field('approved_name')}
        label="Your full name"
        hint="Typing your name is your signature."
        autoComplete="name"
        maxLength={120}
      />
      {/* Validated only on submit, because leaving an unticked checkbox is not yet an error. */}
      <CheckboxField
        {...consent}
        onChange={(event) => {
          agreedVersion.current = current.version;
          consent.onChange(event);
        }}
        onBlur={undefined}
        label={`I agree to quote ${current.reference} and to these terms`}
      />
    </FormDialog>
  );
}
