import type { SentBy } from '@cleaning/api-client/queries';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useSend } from '../api/use-send.ts';
import { ignoreNotFound } from '../errors/api-errors.ts';
import { type SubmitOnce, type SubmitOnceOptions, useSubmitOnce } from './use-submit-once.ts';

/** What is sent, unless the command sends nothing. */
type Args<Variable> = void extends SentBy<Variable> ? [] : [sent: SentBy<Variable>];

interface CommandOptions<Answer, Variable> extends SubmitOnceOptions {
  /** Runs after the answer, for example to close the dialog. An error of it is the command's. */
  readonly onDone?: (answer: Answer, sent: SentBy<Variable>) => unknown;
  /** Handles an error before it is shown, for example to take or read a newer version. */
  readonly onRefused?: (error: unknown) => unknown;
}

/**
 * A button, or a question, that sends one command of the contract, once:
 * `useCommand(api.removeLeave.mutation({ id }), { onDone: onClose })`.
 */
export function useCommand<Answer, Variable>(
  mutation: UseMutationOptions<Answer, Error, Variable>,
  { onDone, onRefused, ...options }: CommandOptions<Answer, Variable> = {},
): SubmitOnce<Args<Variable>> {
  const send = useSend(mutation);
  return useSubmitOnce(async (...[sent]: Args<Variable>) => {
    const request = sent as SentBy<Variable>;
    const answer = await send(request).catch(async (error: unknown) => {
      await onRefused?.(error);
      throw error;
    });
    await onDone?.(answer, request);
  }, options);
}

/** A button's deletion, which counts as done if the record is gone already. */
export function useRemoval<Variable>(
  mutation: UseMutationOptions<undefined, Error, Variable>,
  onDone: () => unknown,
): SubmitOnce<Args<Variable>> {
  const send = useSend(mutation);
  return useSubmitOnce(async (...[sent]: Args<Variable>) => {
    await ignoreNotFound(send(sent as SentBy<Variable>));
    await onDone();
  });
}
