import {
  addClientPlanForRequest,
  type Client,
  clientProfileSchema,
  PLAN_MANAGEMENTS,
  type PlanManagement,
} from '@cleaning/contract';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useActingReason } from '../../../shared/acting/use-acting.ts';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { centsOf } from '../../../shared/lib/dollars.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { RemoteChanges } from '../../../shared/versions/remote-changes.tsx';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import styles from '../detail/client-page.module.css';
import { ReasonField } from '../reason-field.tsx';
import { PLAN_NAMES, profileRows } from './client-labels.ts';

type PlanValues = {
  plan_start: string;
  plan_end: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  remaining_budget_cents: string;
  reason: string;
};

const PLAN_FIELDS = [
  'plan_start',
  'plan_end',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'remaining_budget_cents',
  'reason',
] as const satisfies readonly (keyof PlanValues)[];

/** Adds the next plan of a client, or an earlier one. */
export function AddPlan({
  client,
  onClose,
}: {
  readonly client: Client;
  readonly onClose: () => void;
}) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.clients.addPlan(client.id));
  const { opened, latest, handleConflict } = useLatestVersion(client.profile, clientProfileSchema);
  const keyOf = useIdempotencyKey();
  const { profile } = client;
  const reason = useActingReason(client.id);
  const schemaForm = useSchemaForm({
    schema: addClientPlanForRequest,
    defaultValues: {
      plan_start: '',
      plan_end: '',
      plan_management: profile.plan_management ?? '',
      plan_manager_name: profile.plan_manager_name ?? '',
      plan_manager_invoice_email: profile.plan_manager_invoice_email ?? '',
      remaining_budget_cents: '',
      reason,
    },
    toRequest: (values: PlanValues) => ({ ...requestOf(values), version: latest.version }),
    fieldNames: PLAN_FIELDS,
    idPrefix: 'plan-',
    send: async (body) => {
      try {
        await mutateAsync({ body, idempotencyKey: keyOf(body) });
      } catch (error) {
        handleConflict(error);
        throw error;
      }
      forget();
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `new plan of client ${client.id}`);
  const management = useWatch({ control: form.control, name: 'plan_management' });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add a plan of ${client.first_name}?`}
      form={schemaForm}
      errorTitle="Not added"
      errorDetails={<RemoteChanges before={profileRows(opened)} after={profileRows(latest)} />}
      submitLabel="Add plan"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <div className={styles['pair']}>
        <TextField
          {...field('plan_start')}
          label="Plan from"
          hint="The plan before it ends the day before."
          type="date"
          numeric
        />
        <TextField {...field('plan_end')} label="Plan to" optional type="date" numeric />
      </div>
      <SelectField
        {...field('plan_management')}
        label="Who manages the plan"
        placeholder="Not known yet"
        options={PLAN_MANAGEMENTS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
      />
      {management === 'plan' ? (
        <>
          <TextField {...field('plan_manager_name')} label="Plan manager" maxLength={120} />
          <TextField
            {...field('plan_manager_invoice_email')}
            label="Plan manager’s invoice email"
            type="email"
            autoComplete="off"
          />
        </>
      ) : null}
      <TextField
        {...field('remaining_budget_cents')}
        label="Budget left in dollars"
        optional
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      <ReasonField field={field('reason')} example="Sent us the new plan" />
    </FormDialog>
  );
}

/** An empty field says nothing of the plan. */
function requestOf({ reason, ...values }: PlanValues): object {
  const given = Object.entries(values).flatMap(([name, text]): [string, unknown][] => {
    if (name.startsWith('plan_manager_') && values.plan_management !== 'plan') return [];
    if (text.trim() === '') return name === 'plan_start' ? [[name, '']] : [];
    return [[name, name.endsWith('_cents') ? centsOf(text) : text]];
  });
  return { ...Object.fromEntries(given), reason };
}
