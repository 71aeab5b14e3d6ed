import type { StatementRecipient } from '@cleaning/contract/invoices';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { CheckboxField, SelectField } from '@cleaning/ui/field';
import { formatRecipient, sentByEmail } from '#domains/clients/no-email.ts';

export interface StatementGoesToProps {
  readonly id: string;
  readonly recipients: readonly StatementRecipient[];
  readonly to: StatementRecipient;
  readonly onChoose: (recipient: StatementRecipient['recipient']) => void;
  readonly withReferences: boolean;
  readonly onReferences: (withReferences: boolean) => void;
}

/**
 * Who receives the statement, whether it contains the payment references, and whether one was sent
 * today.
 */
export function StatementGoesTo({
  id,
  recipients,
  to,
  onChoose,
  withReferences,
  onReferences,
}: StatementGoesToProps) {
  return (
    <>
      {recipients.length === 1 ? (
        <p>{sentByEmail(to.email, `It goes to ${to.email}, as a PDF.`)}</p>
      ) : (
        <SelectField
          id={id}
          label="Goes to"
          hint="As a PDF. A plan manager gets what they were asked to pay."
          value={to.recipient}
          onChange={(event) =>
            onChoose(event.target.value === 'plan_manager' ? 'plan_manager' : 'client')
          }
          options={recipients.map(({ recipient, name, email }) => ({
            value: recipient,
            label: formatRecipient(name, email),
          }))}
        />
      )}
      {to.payment_references.length === 0 ? null : (
        <CheckboxField
          label={describeReferences(to)}
          checked={withReferences}
          onChange={(event) => onReferences(event.target.checked)}
        />
      )}
      {to.sent_today === null ? null : (
        <Alert tone="warning">
          <p>
            {to.sent_today.by} sent one to {to.sent_today.to} today,{' '}
            {formatInstant(to.sent_today.at, 'time')}.
          </p>
        </Alert>
      )}
    </>
  );
}

/** The hint about references: "Put the payment reference 26000349 on it". */
function describeReferences({ payment_references: references }: StatementRecipient): string {
  const [first] = references;
  return references.length === 1
    ? `Put the payment reference ${first?.payment_reference ?? ''} on it`
    : `Put the payment references of ${references.length} invoices on it`;
}
