import { answerEnquiryRequest, type Enquiry, MAX_ANSWER_LENGTH } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { FormErrors } from '../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../shared/hooks/use-idempotency-key.ts';
import { useTeamApi } from '../../shared/portal-api/team-api.ts';
import styles from './answer-form.module.css';

/** Writes the answer that is mailed to the sender. What is typed is kept until it is sent. */
export function AnswerForm({ enquiry }: { readonly enquiry: Enquiry }) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.enquiries.answer(enquiry.id));
  const keyOf = useIdempotencyKey();
  const schemaForm = useSchemaForm({
    schema: answerEnquiryRequest,
    toRequest: (values: { answer: string }) => ({ ...values, version: enquiry.version }),
    defaultValues: { answer: '' },
    fieldNames: ['answer'],
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyOf(body) });
      dropDraft();
    },
  });
  const dropDraft = useFormDraft(schemaForm.form, `answer to enquiry ${enquiry.id}`);

  return (
    <form noValidate onSubmit={schemaForm.handleSubmit}>
      <div className={styles['fields']}>
        <FormErrors {...schemaForm.errors} title="Not sent" />
        <TextAreaField
          {...schemaForm.field('answer')}
          label="Answer by email"
          hint={`Goes to ${enquiry.email}.`}
          rows={5}
          maxLength={MAX_ANSWER_LENGTH}
        />
      </div>
      <div className={styles['foot']}>
        <Button type="submit" icon={<Send />} busy={schemaForm.isSending} busyLabel="Sending">
          Send answer and close
        </Button>
      </div>
    </form>
  );
}
