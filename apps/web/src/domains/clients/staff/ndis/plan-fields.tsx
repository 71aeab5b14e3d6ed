import type { ClientPlan, ClientProfile } from '@cleaning/contract/clients';
import type { PlanManagement } from '@cleaning/contract/clients/rules';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { PLAN_MANAGER_FIELDS, PlanManagerFields } from './plan-manager-fields.tsx';

export type PlanValues = {
  plan_start: string;
  plan_end: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  remaining_budget_cents: string;
  reason: string;
};

export const PLAN_FIELDS = [
  'plan_start',
  'plan_end',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'remaining_budget_cents',
  'reason',
] as const satisfies readonly (keyof PlanValues)[];

/** The initial values of a next plan, which is managed like the previous one. */
export const nextPlanValues = (profile: ClientProfile, reason: string): PlanValues => ({
  plan_start: '',
  plan_end: '',
  plan_management: profile.plan_management ?? '',
  plan_manager_name: profile.plan_manager_name ?? '',
  plan_manager_invoice_email: profile.plan_manager_invoice_email ?? '',
  remaining_budget_cents: '',
  reason,
});

export const planValues = (plan: ClientPlan, reason: string): PlanValues => ({
  plan_start: plan.plan_start ?? '',
  plan_end: plan.plan_end ?? '',
  plan_management: plan.plan_management ?? '',
  plan_manager_name: plan.plan_manager_name ?? '',
  plan_manager_invoice_email: plan.plan_manager_invoice_email ?? '',
  remaining_budget_cents:
    plan.remaining_budget_cents === null ? '' : inDollars(plan.remaining_budget_cents),
  reason,
});

/**
 * The fields of the request. Empty fields are null, and so is the plan manager of a plan that has
 * none.
 */
export function planRequest({ reason, ...values }: PlanValues): Record<string, unknown> {
  const isManaged = values.plan_management === 'plan';
  const given = Object.entries(values).flatMap(([name, text]): [string, unknown][] => {
    if (name.startsWith('plan_manager_') && !isManaged) return [];
    if (text.trim() === '') return [[name, null]];
    return [[name, name.endsWith('_cents') ? parseDollars(text) : text]];
  });
  return { ...Object.fromEntries(given), reason };
}

export interface PlanFieldsProps<Request> {
  readonly form: UseFormReturn<PlanValues, unknown, Request>;
  readonly field: (name: keyof PlanValues) => FieldProps;
  readonly startHint?: string;
}

export function PlanFields<Request>({ form, field, startHint }: PlanFieldsProps<Request>) {
  const manager = useWatch({ control: form.control, name: PLAN_MANAGER_FIELDS });
  return (
    <>
      <Grid minColumn="11.25rem" gap="space-4">
        <TextField
          {...field('plan_start')}
          label="Plan from"
          hint={startHint}
          type="date"
          numeric
        />
        <TextField {...field('plan_end')} label="Plan to" optional type="date" numeric />
      </Grid>
      <PlanManagerFields field={field} typed={manager} setValue={form.setValue} />
      <TextField
        {...field('remaining_budget_cents')}
        label="Budget left in dollars"
        optional
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
    </>
  );
}
