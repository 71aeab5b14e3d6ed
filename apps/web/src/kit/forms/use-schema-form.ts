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
  /** A request schema of the contract, which has the rules and the error messages. */
  readonly schema: z.ZodType<Request>;
  /** Converts the form values to the request. Defaults to the values themselves. */
  readonly toRequest?: (values: Values) => unknown;
  readonly defaultValues: DefaultValues<Values>;
  /** A prefix of each control's id, for pages with several forms. Empty by default. */
  readonly idPrefix?: string;
  /**
   * The field names in reading order; each control's id is its name. Defaults to the names of the
   * default values.
   */
  readonly fieldNames?: readonly Path<Values>[];
  /**
   * For a form that stays open after a successful submit. Other forms stay locked, so that a second
   * press before the page changes does not submit again.
   */
  readonly isRepeatable?: boolean;
  /**
   * Reads the values of a newer version from a refusal, or returns null. They replace values that
   * the user did not change.
   */
  readonly newerValues?: (error: unknown) => DefaultValues<Values> | null;
  /**
   * Handles an error of `send` before the form shows it, for example to take or read a newer
   * version.
   */
  readonly onRefused?: (error: unknown) => unknown;
  /**
   * Sends the validated request. An error is shown on the form, which keeps its values.
   *
   * @param sent the values that the request was made from. The form may have changed once the
   * response arrives.
   */
  readonly send: (request: Request, sent: Values) => Promise<void>;
}

/** The fields that failed in the last attempt; the summary shows them until they are fixed. */
interface Attempt<Values extends FieldValues> {
  readonly count: number;
  readonly fields: readonly Path<Values>[];
  readonly formError: string | null;
  readonly error: unknown;
}

/** The props of a text or password field. */
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
  /** Submits the form without its button. */
  readonly submit: () => void;
  readonly isSending: boolean;
  /** For `<FormErrors>`. */
  readonly errors: {
    readonly attempt: number;
    readonly summary: readonly SummaryError[];
    readonly formError: string | null;
  };
  /** The error of the last attempt, for pages that offer an alternative; null after a success. */
  readonly sendError: unknown;
  /** Shows an error that was not caused by this form's submit. */
  readonly fail: (error: unknown) => void;
}

const NO_ATTEMPT = { count: 0, fields: [], formError: null, error: null } as const;

/**
 * A form for a request of the contract. A field is validated when it is left with a value, then on
 * every change while it has an error. Submitting validates everything, and sends the request once.
 */
export function useSchemaForm<Values extends FieldValues, Request>(
  options: SchemaFormOptions<Values, Request>,
): SchemaForm<Values, Request> {
  const { schema, toRequest = (values) => values, defaultValues, send } = options;
  const { fieldNames = Object.keys(defaultValues) as Path<Values>[] } = options;
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
   * Validates a field that was left. What the service said of it stays until it changes: the summary
   * of the errors takes the focus from the field in which Enter was pressed.
   */
  const checkLeft = (name: Path<Values>): void => {
    if (form.getFieldState(name).error?.type !== 'server') void form.trigger(name);
  };

  /**
   * The fields to revalidate after a change: the field itself, and other fields with client-side
   * errors, whose rules may compare two fields. A server error of another field stays until that
   * field changes.
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
          await onRefused?.(error);
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
      // Sending validates every field, and a pending check must not overwrite the server's errors.
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
          if (isFilled || submitCount > 0) afterPress(() => checkLeft(name));
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
 * Validates form values against a request of the contract, so that the form and the server have the
 * same rules and messages.
 *
 * @param toRequest converts the form values to the request, leaving out what does not apply.
 */
function schemaResolver<Values extends FieldValues, Request>(
  schema: z.ZodType<Request>,
  toRequest: (values: Values) => unknown,
): Resolver<Values, unknown, Request> {
  // The request is validated, although the resolver's types assume the form values.
  const resolve = zodResolver<Values, unknown, Request>(schema as z.ZodType<Request, Values>);
  return (values, context, options) => resolve(toRequest(values) as Values, context, options);
}
