import {
  changeClientPlanForRequest,
  type Client,
  type ClientPlan,
} from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges } from '#kit/versions/remote-changes.tsx';
import { ReasonField } from '../reason-field.tsx';
import { PLAN_FIELDS, PlanFields, planRequest, planValues } from './plan-fields.tsx';
import { useProfileForm } from './use-profile-form.tsx';

export interface ChangePlanProps {
  readonly client: Client;
  readonly plan: ClientPlan;
  readonly onClose: () => void;
}

/** Corrects a plan, including one that has ended. */
export function ChangePlan({ client, plan, onClose }: ChangePlanProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(
    api.changeClientPlanFor.mutation({ id: client.id, plan_id: plan.id }),
  );
  const { form, errorDetails } = useProfileForm({
    client,
    schema: changeClientPlanForRequest,
    valuesOf: ({ plans }, reason) =>
      planValues(plans.find(({ id }) => id === plan.id) ?? plan, reason),
    requestOf: planRequest,
    fieldNames: PLAN_FIELDS,
    idPrefix: 'plan-',
    draftName: `plan ${plan.id}`,
    send: ({ version, reason, ...request }, { plans }) => {
      const latest = plans.find(({ id }) => id === plan.id) ?? plan;
      return mutateAsync({ ...pickChanges(request, latest), version, reason });
    },
    onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change this plan of ${client.first_name}?`}
      form={form}
      errorTitle="Not saved"
      errorDetails={errorDetails}
      submitLabel="Save plan"
      busyLabel="Saving"
      closeLabel="Keep it"
    >
      <PlanFields form={form.form} field={form.field} />
      <ReasonField field={form.field('reason')} example="The end date was typed wrong" />
    </FormDialog>
  );
}
