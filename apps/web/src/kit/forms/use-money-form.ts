import type { SentBy } from '@cleaning/api-client/queries';
import { type DeepPartialSkipArrayKey, type FieldValues, useWatch } from 'react-hook-form';
import { useSend } from '../api/use-send.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useAnother } from './use-another.ts';
import type { CommandFormOptions } from './use-command-form.ts';
import { type SchemaForm, useSchemaForm } from './use-schema-form.ts';

export interface MoneyForm<Values extends FieldValues, Request> extends SchemaForm<
  Values,
  Request
> {
  /** What the form has now. */
  readonly values: DeepPartialSkipArrayKey<Values>;
  /** Whether the service asked if these values are another payment. */
  readonly isAnother: boolean;
}

/**
 * A form that records a payment, refund or credit: what `useCommandForm` does, and the answer that it
 * is another one where the service has an equal one of the same day.
 */
export function useMoneyForm<Values extends FieldValues, Answer, Variable>({
  mutation,
  draft,
  onDone,
  ...options
}: CommandFormOptions<Values, Answer, Variable>): MoneyForm<Values, SentBy<Variable>> {
  const send = useSend(mutation);
  const another = useAnother();
  const schemaForm = useSchemaForm({
    ...options,
    async send(request, sent: Values) {
      const answer = await another.record(sent, (confirmation) =>
        send(Object.assign({}, request, confirmation)),
      );
      forgetDraft();
      await onDone?.(answer, request);
    },
  });
  const forgetDraft = useFormDraft(schemaForm.form, draft ?? null);
  const values = useWatch({ control: schemaForm.form.control });
  return { ...schemaForm, values, isAnother: another.isAsked(values) };
}
