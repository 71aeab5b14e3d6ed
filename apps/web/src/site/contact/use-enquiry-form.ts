import {
  findEnquiryErrors,
  isEnquiryTopic,
  type EnquiryField,
} from '@cleaning/contract/enquiries/rules';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';
import { useAfterPress } from '#kit/forms/use-after-press.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { toControlId, ENQUIRY_FIELDS, findField, readAnswers } from './enquiry-answers.ts';
import type { EnquiryErrors, EnquiryRefusal } from './send-enquiry.ts';

type FormEvent<Event> = Event & { readonly currentTarget: HTMLFormElement };

/** Which answers failed in the last attempt to send; the summary shows those until they are fixed. */
interface Attempt {
  readonly count: number;
  readonly fields: readonly EnquiryField[];
  readonly formError: string | null;
}

const NO_ATTEMPT: Attempt = { count: 0, fields: [], formError: null };

const loadSender = () => import('./send-enquiry.ts');

/**
 * The state of the contact form. Its fields are uncontrolled, so they work before hydration and without JavaScript. A
 * field is checked when it is left with something in it, then on every change while it shows an
 * error; everything is checked when the form is sent. It can only be on its way once.
 */
export function useEnquiryForm() {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [isSent, setIsSent] = useState(false);
  const { afterPress, forgetTasks } = useAfterPress();

  const check = (form: HTMLFormElement, field: EnquiryField): void => {
    const { [field]: found } = findEnquiryErrors(readAnswers(form));
    setErrors(({ [field]: _before, ...others }) =>
      found === undefined ? others : { ...others, [field]: found },
    );
  };

  const showRefusal = (refusal: EnquiryRefusal): void => {
    setErrors(refusal.errors);
    setAttempt(({ count }) => ({
      count: count + 1,
      fields: ENQUIRY_FIELDS.filter((field) => refusal.errors[field] !== undefined),
      formError: refusal.formError,
    }));
  };

  // Stays locked once sent: the second click of a double click may follow the response.
  const { submit, isBusy, reset } = useSubmitOnce(async (form: HTMLFormElement) => {
    // Sending validates every field, and the server's errors must not be overwritten by a pending check.
    forgetTasks();
    const refusal = await send(form);
    if (refusal !== null) {
      showRefusal(refusal);
      return false;
    }
    form.reset();
    setErrors({});
    setAttempt(NO_ATTEMPT);
    setIsSent(true);
    return true;
  });

  return {
    errors,
    isSending: isBusy && !isSent,
    isSent,
    /** For `<FormErrors>`. */
    summary: {
      attempt: attempt.count,
      formError: attempt.formError,
      summary: attempt.fields.flatMap((field) => {
        const message = errors[field];
        return message === undefined ? [] : [{ message, href: `#${toControlId(field)}` }];
      }),
    },
    /** Returns from the confirmation to an empty form. */
    startAgain: () => {
      reset();
      setIsSent(false);
    },
    handlers: {
      /** The user is about to write, so preload the sender. */
      onFocus: () => void loadSender().catch(() => undefined),
      onBlur({ currentTarget, target }: FormEvent<FocusEvent>) {
        const field = findField(target);
        if (field !== null && (attempt.count > 0 || readAnswers(currentTarget)[field] !== '')) {
          afterPress(() => check(currentTarget, field));
        }
      },
      onChange({ currentTarget, target }: FormEvent<ChangeEvent>) {
        const field = findField(target);
        if (field !== null && errors[field] !== undefined) check(currentTarget, field);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

async function send(form: HTMLFormElement): Promise<EnquiryRefusal | null> {
  const { topic, ...answers } = readAnswers(form);
  const errors = findEnquiryErrors({ topic, ...answers });
  if (!isEnquiryTopic(topic) || Object.keys(errors).length > 0) return { errors, formError: null };
  const sender = await loadSender().catch(() => null);
  if (sender === null) return { errors: {}, formError: ERROR_MESSAGES.network };
  return sender.sendEnquiry({ ...answers, topic });
}
