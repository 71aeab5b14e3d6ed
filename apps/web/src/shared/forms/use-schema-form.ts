import type { SummaryError } from '@cleaning/ui/error-summary';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ChangeEvent, type FocusEvent, type SyntheticEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import { applyServerErrors } from './apply-server-errors.ts';
import { useAfterPress } from './use-after-press.ts';
import { useSubmitOnce } from './use-submit-once.ts';

export interface SchemaFormOptions<Values extends FieldValues, Request> {
  /** A request schema of the contract: its rules, its messages. */
  readonly schema: z.ZodType<Request>;
  /** Turns the form's values into that request. Default: the values themselves. */
  readonly toRequest?: (values: Values) => unknown;
  readonly defaultValues: DefaultValues<Values>;
  /** Stands before each control's id, where a page has several forms. Default: nothing. */
  readonly idPrefix?: string;
  /** Every field in the order it is read; each control's id is its name. */
  readonly fieldNames: readonly Path<Values>[];
  /**
   * Set it for a form that stays on the page after it was sent. Others stay locked, so that a second
   * press in the moment before the page goes sends nothing again.
   */
  readonly isRepeatable?: boolean;
  /**
   * The values of a newer version that the service answered with, or null. They take the place of those that the
   * user did not change.
   */
  readonly newerValues?: (error: unknown) => DefaultValues<Values> | null;
  /** Takes what `send` threw, before the form shows it: a newer version of what is edited, for one. */
  readonly onRefused?: (error: unknown) => unknown;
  /**
   * Sends the checked request. What it throws is shown on the form, and nothing typed is lost.
   *
   * @param sent the values that the request was made of. The form's own may differ once the answer is there.
   */
  readonly send: (request: Request, sent: Values) => Promise<void>;
}

/** Which fields failed in the last attempt to send; the summary shows those until they are fixed. */
interface Attempt<Values extends FieldValues> {
  readonly count: number;
  readonly fields: readonly Path<Values>[];
  readonly formError: string | null;
  readonly error: unknown;
}

/** What a text or password field is given. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly ref: (
    element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null,
  ) => void;
  readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface SchemaForm<Values extends FieldValues, Request> {
  readonly form: UseFormReturn<Values, unknown, Request>;
  readonly field: (name: Path<Values>) => FieldProps;
  readonly handleSubmit: (event: SyntheticEvent) => void;
  /** The same, for what sends the form without its button. */
  readonly submit: () => void;
  readonly isSending: boolean;
  /** For `<FormErrors>`. */
  readonly errors: {
    readonly attempt: number;
    readonly summary: readonly SummaryError[];
    readonly formError: string | null;
  };
  /** What the last attempt threw, for pages that offer another thing to do; null when it went well. */
  readonly sendError: unknown;
  /** Shows what something other than this form's button threw. */
  readonly fail: (error: unknown) => void;
}

const NO_ATTEMPT = { count: 0, fields: [], formError: null, error: null } as const;

/**
 * A form on a request of the contract. A field is checked when it is left with something in it, then
 * on every change while it shows an error; everything is checked when the form is sent, which happens
 * once.
 */
export function useSchemaForm<Values extends FieldValues, Request>(
  options: SchemaFormOptions<Values, Request>,
): SchemaForm<Values, Request> {
  const { schema, toRequest = (values) => values, defaultValues, fieldNames, send } = options;
  const { idPrefix = '', isRepeatable = false, newerValues = () => null, onRefused } = options;
  const form = useForm<Values, unknown, Request>({
    resolver: schemaResolver(schema, toRequest),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  const [attempt, setAttempt] = useState<Attempt<Values>>(NO_ATTEMPT);
  const { afterPress, forgetTasks } = useAfterPress();

  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error;

  /**
   * What a change of one field may put right: its own error, and errors of our own rules, which may
   * compare two fields. What the server said of another field stands until that one is changed.
   */
  const fieldsToRevalidate = (changed: Path<Values>): Path<Values>[] =>
    fieldNames.filter((name) => {
      const error = errorOf(name);
      return error !== undefined && (name === changed || error.type !== 'server');
    });

  const failWith = (failure: Omit<Attempt<Values>, 'count'>): void =>
    setAttempt(({ count }) => ({ ...failure, count: count + 1 }));

  const fail = (error: unknown): void =>
    failWith({ ...applyServerErrors(error, form.setError, fieldNames), error });

  /** @returns whether it was sent. */
  const trySend = async (): Promise<boolean> => {
    let isSent = false;
    const sent = structuredClone(form.getValues());
    const submitValid = form.handleSubmit(
      async (request) => {
        try {
          await send(request, sent);
          isSent = true;
          setAttempt(({ count }) => ({ ...NO_ATTEMPT, count }));
        } catch (error) {
          onRefused?.(error);
          const newer = newerValues(error);
          if (newer !== null) form.reset(newer, { keepDirtyValues: true });
          fail(error);
        }
      },
      (invalid) =>
        failWith({
          fields: fieldNames.filter((name) => get(invalid, name) !== undefined),
          formError: null,
          error: null,
        }),
    );
    await submitValid();
    return isSent;
  };

  const sending = useSubmitOnce(
    () => {
      // Sending checks every field, and what the server then says must stand.
      forgetTasks();
      return trySend();
    },
    { isRepeatable },
  );
  const submit = (): void => void sending.submit();

  return {
    form,
    submit,
    isSending: sending.isBusy,
    sendError: attempt.error,
    fail,
    errors: {
      attempt: attempt.count,
      formError: attempt.formError,
      summary: attempt.fields.flatMap((name) => {
        const message = errorOf(name)?.message;
        return message === undefined ? [] : [{ message, href: `#${idPrefix}${name}` }];
      }),
    },
    field(name) {
      const { ref, onBlur, onChange } = form.register(name);
      return {
        id: idPrefix + name,
        name,
        ref,
        error: errorOf(name)?.message,
        onChange(event) {
          void onChange(event);
          const revalidated = fieldsToRevalidate(name);
          if (revalidated.length > 0) void form.trigger(revalidated);
        },
        onBlur(event) {
          void onBlur(event);
          const isFilled = form.getValues(name) !== '';
          if (isFilled || submitCount > 0) afterPress(() => void form.trigger(name));
        },
      };
    },
    handleSubmit(event) {
      event.preventDefault();
      submit();
    },
  };
}

/**
 * Checks what was typed against a request of the contract, so that a form and the server can never
 * disagree about a rule or its words.
 *
 * @param toRequest turns the form's values into the request: leaves out what does not apply.
 */
function schemaResolver<Values extends FieldValues, Request>(
  schema: z.ZodType<Request>,
  toRequest: (values: Values) => unknown,
): Resolver<Values, unknown, Request> {
  // What is checked is the request, not the form's values, which the resolver's types take as one.
  const resolve = zodResolver<Values, unknown, Request>(schema as z.ZodType<Request, Values>);
  return (values, context, options) => resolve(toRequest(values) as Values, context, options);
}
