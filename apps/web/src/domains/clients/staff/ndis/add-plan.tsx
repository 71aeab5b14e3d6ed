import { addClientPlanForRequest, type Client } from '@cleaning/contract/clients';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ReasonField } from '../reason-field.tsx';
import {
  nextPlanValues,
  PLAN_FIELDS,
  PlanFields,
  planRequest,
  type PlanValues,
} from './plan-fields.tsx';
import { useProfileForm } from './use-profile-form.tsx';

export interface AddPlanProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Adds a plan, which may be a next or an earlier one. */
export function AddPlan({ client, onClose }: AddPlanProps) {
  const api = useApi();
  const { form, errorDetails } = useProfileForm({
    client,
    schema: addClientPlanForRequest,
    valuesOf: nextPlanValues,
    requestOf: newPlanRequest,
    fieldNames: PLAN_FIELDS,
    idPrefix: 'plan-',
    draftName: 'new plan',
    send: useSend(api.addClientPlanFor.mutation({ id: client.id })),
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add a plan of ${client.first_name}?`}
      form={form}
      errorTitle="Not added"
      errorDetails={errorDetails}
      submitLabel="Add plan"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <PlanFields
        form={form.form}
        field={form.field}
        startHint="The plan before it ends the day before."
      />
      <ReasonField field={form.field('reason')} example="Sent us the new plan" />
    </FormDialog>
  );
}

/** Empty fields are left out, except for the first day, which is required. */
function newPlanRequest(values: PlanValues): object {
  const given = Object.entries(planRequest(values)).filter(([, value]) => value !== null);
  return { plan_start: '', ...Object.fromEntries(given) };
}
