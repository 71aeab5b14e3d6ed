import { ENQUIRY_TOPICS } from '@cleaning/contract/enquiries/rules';
import { ENQUIRY_FORM } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import Send from 'lucide-react/icons/send';
import { ENQUIRY_TOPIC_CARDS, ENQUIRY_WORDS } from '#content/contact.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { toControlId } from './enquiry-answers.ts';
import type { useEnquiryForm } from './use-enquiry-form.ts';
import styles from './enquiry-form.module.css';

/** The contact form. Without JavaScript the browser posts it. */
export function EnquiryForm({ enquiry }: { enquiry: ReturnType<typeof useEnquiryForm> }) {
  const { errors, summary, isSending, handlers } = enquiry;
  return (
    <Stack
      as="form"
      ref={disableBrowserValidation}
      gap="space-6"
      method="post"
      action={ENQUIRY_FORM.action}
      {...handlers}
    >
      <FormErrors {...summary} />
      <div className={styles['pair']}>
        <TextField
          id={toControlId('name')}
          name="name"
          label={ENQUIRY_WORDS.name}
          autoComplete="name"
          required
          error={errors.name}
        />
        <TextField
          id={toControlId('email')}
          name="email"
          label={ENQUIRY_WORDS.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
        <TextField
          id={toControlId('phone_number')}
          name="phone_number"
          label={ENQUIRY_WORDS.phone}
          type="tel"
          autoComplete="tel"
          numeric
          optional
          error={errors.phone_number}
        />
      </div>
      <Fieldset
        id={toControlId('topic')}
        size="label"
        legend={ENQUIRY_WORDS.topic}
        error={errors.topic}
      >
        <OptionGrid>
          {ENQUIRY_TOPICS.map((topic) => (
            <OptionCard
              key={topic}
              type="radio"
              name="topic"
              value={topic}
              required
              {...ENQUIRY_TOPIC_CARDS[topic]}
            />
          ))}
        </OptionGrid>
      </Fieldset>
      <TextAreaField
        id={toControlId('message')}
        name="message"
        label={ENQUIRY_WORDS.message}
        hint={ENQUIRY_WORDS.privacyNote}
        rows={6}
        required
        error={errors.message}
      />
      <div className={styles['trap']} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button
          className={styles['send']}
          type="submit"
          size="lg"
          icon={<Send />}
          busy={isSending}
          busyLabel={ENQUIRY_WORDS.sending}
        >
          {ENQUIRY_WORDS.send}
        </Button>
      </div>
    </Stack>
  );
}

/** Replaces the browser's validation messages with the page's own. */
function disableBrowserValidation(form: HTMLFormElement | null): void {
  if (form !== null) form.noValidate = true;
}
