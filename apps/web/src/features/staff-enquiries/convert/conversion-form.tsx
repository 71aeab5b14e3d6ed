import { convertEnquiryRequest, type Enquiry, MAX_ANSWER_LENGTH } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField, TextAreaField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormErrors } from '../../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { ChoiceFields } from '../../../shared/quotes/choice-fields.tsx';
import { ClientFields } from './client-fields.tsx';
import { CONVERSION_FIELDS, requestOf, valuesOf } from './conversion-values.ts';
import styles from './convert-enquiry.module.css';

const DIRTY = { shouldDirty: true } as const;

/** The client, the quote and the answer, sent in one call. */
export function ConversionForm({ enquiry }: { readonly enquiry: Enquiry }) {
  const { mutations } = useTeamApi();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useMutation(mutations.enquiries.convert(enquiry.id));
  const { same_address_client: known } = enquiry;
  const schemaForm = useSchemaForm({
    schema: convertEnquiryRequest,
    toRequest: (values: ReturnType<typeof valuesOf>) => requestOf(values, enquiry),
    defaultValues: valuesOf(enquiry),
    fieldNames: CONVERSION_FIELDS,
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyOf(body) });
      dropDraft();
      await navigate(pathWithId(SITE_PATHS.staffEnquiry, enquiry.id), { replace: true });
    },
  });
  const { form, field, errors } = schemaForm;
  const dropDraft = useFormDraft(form, `conversion of enquiry ${enquiry.id}`);
  const withQuote = form.watch('withQuote') || known !== null;

  return (
    <form noValidate onSubmit={schemaForm.handleSubmit} className={styles['form']}>
      <FormErrors {...errors} title="Not made" />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Card
            title="Client"
            action={
              known === null ? (
                <Badge tone="success" icon={<UserPlus />}>
                  No client has this address
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
          <Card title="Answer">
            <TextAreaField
              {...field('answer')}
              label="Answer by email"
              optional
              hint={`Goes to ${enquiry.email}.`}
              rows={4}
              maxLength={MAX_ANSWER_LENGTH}
            />
          </Card>
        </div>
        <Card title="Quote">
          <div className={styles['fields']}>
            {known === null ? (
              <CheckboxField {...form.register('withQuote')} label="Start a quote too" />
            ) : null}
            {withQuote ? (
              <ChoiceFields
                choices={form.watch('quote')}
                field={(name) => field(`quote.${name}`)}
                onRoom={(id, count) => form.setValue(`quote.rooms.${id}`, count, DIRTY)}
                onAddons={(ids) => form.setValue('quote.addon_ids', ids, DIRTY)}
              />
            ) : null}
          </div>
          <div className={styles['foot']}>
            <Button
              type="submit"
              icon={<UserPlus />}
              busy={schemaForm.isSending}
              busyLabel="Making it"
            >
              {submitLabel(known !== null, withQuote)}
            </Button>
            <p className={styles['note']}>{describeEffect(known !== null, withQuote)}</p>
          </div>
        </Card>
      </div>
    </form>
  );
}

function submitLabel(isKnown: boolean, withQuote: boolean): string {
  if (isKnown) return 'Make quote';
  return withQuote ? 'Make client and quote' : 'Make client';
}

function describeEffect(isKnown: boolean, withQuote: boolean): string {
  const invited = isKnown ? '' : ' The client gets an email to choose a password.';
  const quoted = withQuote ? ' They check the draft quote and send it to us.' : '';
  return `The enquiry closes.${invited}${quoted}`;
}
