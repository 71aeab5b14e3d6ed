import {
  type Client,
  type RemoveClientPeriodRequest,
  removeClientPeriodRequest,
} from '@cleaning/contract/clients';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useProfileForm } from './use-profile-form.tsx';

export interface RemovePeriodProps {
  readonly client: Client;
  /** What kind of record is removed. */
  readonly what: 'plan' | 'agreement';
  /** The period in words: "1 Mar 2026 – 28 Feb 2027". */
  readonly period: string;
  readonly send: (request: RemoveClientPeriodRequest) => Promise<unknown>;
  readonly onClose: () => void;
}

type ReasonValues = { reason: string };

/** Removes a plan or a service agreement that was entered by mistake. */
export function RemovePeriod({ client, what, period, send, onClose }: RemovePeriodProps) {
  const { form, errorDetails } = useProfileForm<ReasonValues, RemoveClientPeriodRequest>({
    client,
    schema: removeClientPeriodRequest,
    valuesOf: (_profile, reason) => ({ reason }),
    requestOf: (values) => values,
    fieldNames: ['reason'],
    idPrefix: 'remove-',
    draftName: `removal of the ${what} ${period}`,
    send,
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Remove the ${what} ${period}?`}
      form={form}
      errorTitle="Not removed"
      errorDetails={errorDetails}
      submitLabel={`Remove ${what}`}
      busyLabel="Removing"
      variant="danger"
      closeLabel="Keep it"
    >
      <p>{`Remove only what was entered by mistake. Visits in these days are then checked without ${what === 'plan' ? 'a plan' : 'an agreement'}.`}</p>
      <ReasonField field={form.field('reason')} example="Entered for the wrong client" />
    </FormDialog>
  );
}
