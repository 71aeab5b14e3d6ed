import {
  appointmentSchema,
  decideFeeRequest,
  type Appointment,
  type LateFee,
} from '@cleaning/contract/appointments';
import { formatMoney } from '@cleaning/pricing';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { describeFee } from '../../late-fee.ts';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

interface FeeValues {
  readonly decision: 'charge' | 'waive';
  /** The amount in dollars, as typed. */
  readonly cents: string;
  readonly reason: string;
}

interface DecideFeeProps {
  readonly appointment: Appointment & { readonly fee: LateFee };
  /** The answer that is chosen at first. */
  readonly first: FeeValues['decision'];
  readonly onClose: () => void;
}

/** Asks staff whether to charge the late fee of a visit, and how much, or to waive it. */
export function DecideFee({ appointment, first, onClose }: DecideFeeProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useRecordDraft<Appointment>(
    `fee ${appointment.id}`,
    appointment,
    ({ fee: was }) => ({
      decision: was?.state,
      cents: was?.charged_cents,
      reason: was?.reason,
    }),
  );
  const { opened, latest, handleConflict } = useLatestVersion(draft.opened, appointmentSchema);
  const fee = opened.fee ?? appointment.fee;
  const known = fee.charged_cents ?? fee.terms_cents;
  const schemaForm = useCommandForm({
    mutation: api.decideFee.mutation({ id: appointment.id }),
    schema: decideFeeRequest,
    idPrefix: 'fee-',
    defaultValues: {
      decision: first,
      cents: known === null ? '' : inDollars(known),
      reason: fee.reason ?? '',
    },
    toRequest: ({ decision, cents, reason }: FeeValues) => ({
      version: latest.version,
      decision,
      reason,
      ...(decision === 'charge' && { cents: parseDollars(cents) }),
    }),
    onRefused: handleConflict,
    draft,
    onDone: (_answer, body) => {
      toast.show(
        body.decision === 'charge' ? 'Fee charged. It is ready to invoice.' : 'Fee waived.',
      );
      onClose();
    },
  });
  const { decision, cents = '' } = useWatch({ control: schemaForm.form.control });
  const isCharge = decision === 'charge';
  const amount = parseDollars(cents);
  const choice = schemaForm.field('decision');
  const [firstName = ''] = appointment.client_name.split(' ');
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Charge or waive the fee?"
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />}
      submitLabel={
        isCharge
          ? `Charge ${Number.isNaN(amount) ? 'the fee' : formatMoney(amount)}`
          : 'Waive the fee'
      }
      busyLabel="Saving"
      closeLabel="Decide later"
    >
      <Fieldset size="label" legend="What do we do?">
        <OptionGrid keepColumns>
          <OptionCard {...choice} id="fee-charge" type="radio" value="charge" title="Charge it" />
          <OptionCard {...choice} id="fee-waive" type="radio" value="waive" title="Waive it" />
        </OptionGrid>
      </Fieldset>
      {isCharge ? (
        <TextField
          {...schemaForm.field('cents')}
          label="Amount ($)"
          hint={describeTerms(fee)}
          inputMode="decimal"
          numeric
        />
      ) : null}
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        optional={isCharge}
        hint={`${isCharge && fee.terms_cents !== null ? 'Needed when the amount is not the one of our terms. ' : ''}${firstName} is told what you decide, but not why.`}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

function describeTerms({ terms_cents: terms, price_cents: price }: LateFee): string {
  return terms === null || price === null
    ? 'We do not know the price of this visit. A fee is never more than that.'
    : `Our terms say ${formatMoney(terms)}. The visit costs ${formatMoney(price)}, and a fee is never more.`;
}

const rowsIn = ({ fee }: Appointment) => [
  { label: 'Fee', value: fee === null ? '' : describeFee(fee) },
  { label: 'Why', value: fee?.reason ?? '' },
];
