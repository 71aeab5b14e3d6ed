import { joinWithAnd } from '@cleaning/contract/rules';
import {
  answerEnquiryRequest,
  type Enquiry,
  MAX_ANSWER_LENGTH,
} from '@cleaning/contract/enquiries';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { ADDONS, formatAud, ROOM_IDS, ROOMS, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import Send from 'lucide-react/icons/send';
import { useMemo, useState } from 'react';
import { addonName, countedRooms } from '#content/price-texts.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type EnquiryReading, readEnquiry } from './reading/read-enquiry.ts';
import styles from './answer-form.module.css';

export interface AnswerFormProps {
  readonly enquiry: Enquiry;
  /**
   * Called with true when the answer is sent and false once nothing unsent is left. The form stays
   * open meanwhile, although the enquiry is already answered.
   */
  readonly onUnsent: (isUnsent: boolean) => void;
}

/** Writes the answer that is emailed to the sender. The draft is kept until it is sent. */
export function AnswerForm({ enquiry, onUnsent }: AnswerFormProps) {
  const api = useApi();
  const send = useSend(api.answerEnquiry.mutation({ id: enquiry.id }));
  // True if more was typed while the answer was being sent.
  const [hasMore, setHasMore] = useState(false);
  const schemaForm = useSchemaForm({
    schema: answerEnquiryRequest,
    toRequest: (values: { answer: string }) => ({ ...values, version: enquiry.version }),
    defaultValues: { answer: '' },
    send: async (body, sent) => {
      onUnsent(true);
      await send(body);
      if (schemaForm.form.getValues('answer') === sent.answer) {
        dropDraft();
        onUnsent(false);
      } else {
        setHasMore(true);
      }
    },
  });
  const today = sydneyDateOf(useNow());
  const listPrice = useMemo(() => describeListPrice(readEnquiry(enquiry, today)), [enquiry, today]);
  const dropDraft = useFormDraft(schemaForm.form, {
    name: `answer to enquiry ${enquiry.id}`,
    asksBeforeClosing: true,
  });

  return (
    <form noValidate onSubmit={schemaForm.handleSubmit}>
      <div className={styles['fields']}>
        <FormErrors {...schemaForm.errors} title="Not sent" />
        {hasMore ? (
          <Alert tone="warning" title="Not everything that you typed was sent" live>
            <p>It stays here. Open the enquiry again to send it.</p>
          </Alert>
        ) : null}
        <TextAreaField
          {...schemaForm.field('answer')}
          label="Answer by email"
          hint={[`Goes to ${enquiry.email}.`, listPrice].filter((text) => text !== '').join(' ')}
          rows={5}
          maxLength={MAX_ANSWER_LENGTH}
        />
      </div>
      {hasMore ? null : (
        <div className={styles['foot']}>
          <Button type="submit" icon={<Send />} busy={schemaForm.isSending} busyLabel="Sending">
            Send answer and close
          </Button>
        </div>
      )}
    </form>
  );
}

/**
 * The list price of what a message mentions: "From $250 service, 2 bedrooms $50 and carpet steam
 * cleaning $60." Empty if the service is unknown or has no list price.
 */
function describeListPrice({ serviceId, rooms, addonIds }: EnquiryReading): string {
  const base = serviceId === null ? null : SERVICES[serviceId].priceCents;
  if (base === null) return '';
  const parts = [
    `${formatAud(base)} service`,
    ...ROOM_IDS.flatMap((id) => {
      const count = rooms[id] ?? 0;
      return count === 0
        ? []
        : [`${countedRooms(id, count)} ${formatAud(count * ROOMS[id].priceCents)}`];
    }),
    ...addonIds.map((id) => `${addonName(id)} ${formatAud(ADDONS[id].priceCents)}`),
  ];
  return `From ${joinWithAnd(parts)}.`;
}
