import { clientApproval } from '@cleaning/contract/quotes';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { describeAgreement } from './agreement.ts';
import { ChangeAlert, ChangeNotes } from './change-notes.tsx';
import styles from './decision.module.css';
import { SignForClient } from './sign-for-client.tsx';
import { useQuoteDecision, type QuoteDialogProps } from './use-quote-decision.ts';
import { useSigner } from './use-signer.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useAfterPress } from '#kit/forms/use-after-press.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { usePlanPrice } from '#domains/appointments/price/use-plan-price.ts';
import { approvedSum, approveLabel } from '../../format-quote.ts';

interface Values {
  approved_name: string;
  /** For whom somebody with another name signs. */
  signs_for: 'client' | 'self';
  signer_relation: string;
  signer_email: string;
  accepts_terms: boolean;
}

/** Approves a quote. Shows what is agreed to, and asks for a signature and consent. */
export function ApproveQuote({ quote, open, onClose, onDone }: QuoteDialogProps) {
  const api = useApi();
  const keyOf = useIdempotencyKey();
  const decision = useQuoteDecision({
    quote,
    command: 'approve',
    open,
    options: api.approveQuote.mutation({ id: quote.id }),
    onDone,
  });
  const { current, decidedVersion, isPossible } = decision;
  const { client, isSomebodyElse } = useSigner();
  const { data: rates } = useQuery(api.getMyHourlyRates.query());
  const { afterPress } = useAfterPress();
  // The question about the name would appear and disappear with each letter while it is typed.
  const [wasNameLeft, setWasNameLeft] = useState(false);
  // The version that was shown when the client gave their consent.
  const agreedVersion = useRef(decidedVersion);
  const schemaForm = useSchemaForm({
    schema: clientApproval,
    toRequest: ({ signs_for: signsFor, signer_relation, signer_email, ...values }: Values) => ({
      ...values,
      version: agreedVersion.current,
      ...(isSomebodyElse(values.approved_name) && signsFor === 'client'
        ? {
            ...(signer_relation === '' ? {} : { signer_relation }),
            ...(signer_email.trim() === '' ? {} : { signer_email }),
          }
        : {}),
    }),
    defaultValues: {
      approved_name: '',
      signs_for: 'client',
      signer_relation: '',
      signer_email: '',
      accepts_terms: false,
    },
    fieldNames: ['approved_name', 'signer_relation', 'signer_email', 'accepts_terms'],
    send: async (body) => {
      await decision.submit({ body, idempotencyKey: keyOf(body) });
    },
  });

  const { form, field, errors } = schemaForm;
  const consent = field('accepts_terms');
  const name = field('approved_name');
  const [typedName, signsFor] = useWatch({
    control: form.control,
    name: ['approved_name', 'signs_for'],
  });
  const asksForWhom = (wasNameLeft || errors.attempt > 0) && isSomebodyElse(typedName);
  const isForClient = asksForWhom && signsFor === 'client';

  // A refusal showed a newer version, or the dialog was opened again with one: it needs the consent
  // anew.
  useEffect(() => {
    if (agreedVersion.current >= decidedVersion) return;
    agreedVersion.current = decidedVersion;
    form.setValue('accepts_terms', false);
  }, [form, decidedVersion]);

  const plan = usePlanPrice(current);
  const { facts, terms } = describeAgreement(current, {
    latePercent: rates?.late_cancellation_percent,
    plan: plan ?? null,
  });
  const sum = approvedSum(current.total_cents, plan);
  const label = approveLabel(sum);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Approve this quote${sum === null ? '' : ` for ${sum}`}?`}
      form={schemaForm}
      errorTitle="Not approved"
      errorDetails={<ChangeNotes decision={decision} />}
      submitLabel={
        isPossible
          ? isForClient && client !== null
            ? `${label} for ${client.firstName}`
            : label
          : null
      }
      busyLabel="Approving"
      closeLabel={isPossible ? 'Not yet' : 'Close'}
    >
      {errors.formError === null ? <ChangeAlert decision={decision} /> : null}
      <div className={styles['facts']}>
        <SummaryList layout="facts" rows={facts} />
      </div>
      <h3 className={styles['subtitle']}>The terms of this quote</h3>
      <Stack as="ul" gap="space-1" bullets>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Stack>
      <TextField
        {...name}
        onBlur={(event) => {
          name.onBlur(event);
          afterPress(() => setWasNameLeft(true));
        }}
        label="Type your full name to sign"
        hint="This is your signature. We keep it with the date and time."
        autoComplete="name"
        maxLength={120}
      />
      {asksForWhom && client !== null ? (
        <SignForClient
          client={client}
          answer={field('signs_for')}
          relation={field('signer_relation')}
          email={field('signer_email')}
          isForClient={isForClient}
          onFixName={() => form.setFocus('approved_name', { shouldSelect: true })}
        />
      ) : null}
      {client === null ? null : (
        <p>
          A copy goes to{' '}
          <Text as="b" wrap="anywhere">
            {client.email}
          </Text>{' '}
          straight away, with the PDF.
        </p>
      )}
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
