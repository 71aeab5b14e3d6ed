import { plural } from '@cleaning/contract/rules';
import {
  convertEnquiryRequest,
  type Enquiry,
  MAX_ANSWER_LENGTH,
} from '@cleaning/contract/enquiries';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { PRICE_ON_REQUEST } from '#content/price-texts.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { PhoneBar } from '#kit/forms/phone-bar.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { setValues } from '#kit/forms/set-values.ts';
import { ChoiceFields } from '#domains/quotes/choice-fields.tsx';
import { totalOfChoices } from '#domains/quotes/staff-choices.ts';
import type { EnquiryReading } from '../reading/read-enquiry.ts';
import { ClientFields } from './client-fields.tsx';
import {
  CONVERSION_FIELDS,
  guessedRooms,
  toConversionRequest,
  toConversionValues,
} from './conversion-values.ts';
import styles from './convert-enquiry.module.css';

export interface ConversionFormProps {
  readonly enquiry: Enquiry;
  /** The answers read from the message, which the form starts with. */
  readonly reading: EnquiryReading;
}

/** The client, the quote and the answer to an enquiry, sent with one call. */
export function ConversionForm({ enquiry, reading }: ConversionFormProps) {
  const api = useApi();
  const { same_address_client: known } = enquiry;
  const [defaultValues] = useState(() => toConversionValues(enquiry, reading));
  const schemaForm = useCommandForm({
    mutation: api.convertEnquiry.mutation({ id: enquiry.id }),
    schema: convertEnquiryRequest,
    toRequest: (values: ReturnType<typeof toConversionValues>) =>
      toConversionRequest(values, enquiry, defaultValues.answer),
    defaultValues,
    fieldNames: CONVERSION_FIELDS,
    draft: `conversion of enquiry ${enquiry.id}`,
  });
  const { form, field, errors } = schemaForm;
  const choices = form.watch('quote');
  const guessed = guessedRooms(choices.rooms, reading);
  const total = totalOfChoices(choices, sydneyDateOf(useNow()));

  return (
    <Stack as="form" noValidate onSubmit={schemaForm.handleSubmit} gap="space-4">
      <FormErrors {...errors} title="Not made" />
      <div className={styles['columns']}>
        <Stack gap="space-4">
          <Card
            title="Client"
            action={
              known === null ? (
                <Badge tone="success" icon={<UserPlus />}>
                  No client like this yet
                </Badge>
              ) : (
                <Badge tone="info" icon={<UserCheck />}>
                  A client already
                </Badge>
              )
            }
          >
            {known === null ? (
              <ClientFields form={form} field={field} />
            ) : (
              <p>{`${known.name} uses ${enquiry.email}. The quote goes to their account.`}</p>
            )}
          </Card>
          <Card title={`Answer to ${defaultValues.new_client.first_name}`}>
            <TextAreaField
              {...field('answer')}
              className={styles['answer']}
              label="Email"
              optional
              hint={describeAnswer(enquiry)}
              rows={5}
              maxLength={MAX_ANSWER_LENGTH}
            />
          </Card>
        </Stack>
        <Card
          title="Quote"
          action={
            <Text as="span" tone="muted">
              Prices of today
            </Text>
          }
        >
          <Stack gap="space-4">
            <ChoiceFields
              choices={choices}
              field={(name) => field(`quote.${name}`)}
              onChange={(changed) => setValues(form, changed, 'quote.')}
              guessedRooms={guessed}
              withoutPlace={known === null}
            />
          </Stack>
          <div className={styles['foot']}>
            <PhoneBar
              amount={total === null ? PRICE_ON_REQUEST : formatMoney(total)}
              text={describeAsks(guessed.length + (choices.address_line1.trim() === '' ? 1 : 0))}
            >
              <Button
                type="submit"
                icon={<UserPlus />}
                busy={schemaForm.isSending}
                busyLabel="Making it"
                onClick={() => form.setValue('withQuote', true)}
              >
                {known === null ? 'Make client and quote' : 'Make quote'}
              </Button>
            </PhoneBar>
            {known === null ? (
              <Button
                type="submit"
                variant="ghost"
                disabled={schemaForm.isSending}
                onClick={() => form.setValue('withQuote', false)}
              >
                Client only
              </Button>
            ) : null}
            <p className={styles['note']}>{describeEffect(known !== null)}</p>
          </div>
        </Card>
      </div>
    </Stack>
  );
}

/** The prepared answer is about the quote, so it is not sent without one unless it was changed. */
const describeAnswer = ({ email, same_address_client: known }: Enquiry): string =>
  known === null
    ? `Goes to ${email} with the quote. Client only sends it when you changed it.`
    : `Goes to ${email}.`;

function describeAsks(count: number): string {
  if (count === 0) return 'Nothing left to ask';
  return plural(count, 'answer to ask for', 'answers to ask for');
}

function describeEffect(isKnown: boolean): string {
  const invited = isKnown ? '' : ' The client gets an email to choose a password.';
  return `The enquiry closes.${invited} They check the draft quote and send it to us.`;
}
