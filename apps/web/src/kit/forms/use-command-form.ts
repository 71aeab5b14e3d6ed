import type { SentBy } from '@cleaning/api-client/queries';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useSend } from '../api/use-send.ts';
import { type FormDraft, useFormDraft } from '../drafts/use-form-draft.ts';
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts';

export interface CommandFormOptions<Values extends FieldValues, Answer, Variable> extends Omit<
  SchemaFormOptions<Values, SentBy<Variable>>,
  'send'
> {
  /** The command that the form is for: `api.addLeave.mutation({ id })`. */
  readonly mutation: UseMutationOptions<Answer, Error, Variable>;
  /** How a form that closes before it is sent keeps its values. */
  readonly draft?: FormDraft;
  /**
   * Runs after the answer, for example to close the dialog. An error of it is shown on the form.
   *
   * @param sent the request, which may differ from what the form has by now.
   */
  readonly onDone?: (answer: Answer, sent: SentBy<Variable>) => unknown;
}

/**
 * A form of a portal that sends one command of the contract, once: what `useSchemaForm` does, with the
 * idempotency key of an endpoint that takes one, and a draft that is forgotten once it is sent.
 */
export function useCommandForm<Values extends FieldValues, Answer, Variable>({
  mutation,
  draft,
  onDone,
  ...options
}: CommandFormOptions<Values, Answer, Variable>): SchemaForm<Values, SentBy<Variable>> {
  const send = useSend(mutation);
  const schemaForm = useSchemaForm({
    ...options,
    async send(request) {
      const answer = await send(request);
      forgetDraft();
      await onDone?.(answer, request);
    },
  });
  const forgetDraft = useFormDraft(schemaForm.form, draft ?? null);
  return schemaForm;
}
