import type { KnownPlanManager } from '@cleaning/contract/clients';
import {
  PLAN_MANAGEMENT_NAMES,
  PLAN_MANAGEMENTS,
  type PlanManagement,
} from '@cleaning/contract/clients/rules';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** The field names of a plan manager. */
export const PLAN_MANAGER_FIELDS = [
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
] as const;

type ManagerField = 'plan_manager_name' | 'plan_manager_invoice_email';

export interface PlanManagerFieldsProps {
  readonly field: (name: (typeof PLAN_MANAGER_FIELDS)[number]) => FieldProps;
  /** The current values of these fields, in order. */
  readonly typed: readonly [management: PlanManagement | '', name: string, email: string];
  readonly setValue: (
    name: ManagerField,
    value: string,
    options: { readonly shouldDirty: true },
  ) => void;
}

/**
 * Who manages a plan, and the plan manager's invoice email. Staff choose a plan manager of other
 * clients or type a new one.
 */
export function PlanManagerFields({ field, typed, setValue }: PlanManagerFieldsProps) {
  const api = useApi();
  const { data: known = [] } = useQuery(api.listPlanManagers.query());
  return (
    <>
      <SelectField
        {...field('plan_management')}
        label="Who manages the plan"
        placeholder="Not known yet"
        options={PLAN_MANAGEMENTS.map((value) => ({ value, label: PLAN_MANAGEMENT_NAMES[value] }))}
      />
      {typed[0] === 'plan' ? (
        <ManagerFields known={known} field={field} typed={typed} setValue={setValue} />
      ) : null}
    </>
  );
}

/**
 * The option for a plan manager who is not listed. It is no email address, so it cannot equal one.
 */
const OTHER = 'other';

function ManagerFields({
  known,
  field,
  typed: [, name, email],
  setValue,
}: PlanManagerFieldsProps & { readonly known: readonly KnownPlanManager[] }) {
  // Keeps the text fields visible while staff type, even if the text matches a known plan manager.
  const [isTyping, setTyping] = useState(false);
  const id = useId();
  const chosen = isTyping
    ? undefined
    : known.find((each) => each.name === name && each.invoice_email === email);

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const next = known.find((each) => each.invoice_email === target.value);
    setTyping(next === undefined);
    setValue('plan_manager_name', next?.name ?? '', { shouldDirty: true });
    setValue('plan_manager_invoice_email', next?.invoice_email ?? '', { shouldDirty: true });
  };
  const typedField = (fieldName: ManagerField): FieldProps => {
    const props = field(fieldName);
    return {
      ...props,
      onChange: (event) => {
        setTyping(true);
        props.onChange(event);
      },
    };
  };

  return (
    <>
      {known.length === 0 ? null : (
        <SelectField
          id={id}
          label="Plan manager"
          hint={chosen === undefined ? undefined : `Invoices go to ${chosen.invoice_email}.`}
          value={chosen?.invoice_email ?? OTHER}
          onChange={choose}
          options={[
            { value: OTHER, label: 'Another plan manager' },
            ...known.map((each) => ({
              value: each.invoice_email,
              label: describeManager(each, known),
            })),
          ]}
        />
      )}
      {chosen === undefined ? (
        <>
          <TextField
            {...typedField('plan_manager_name')}
            label={known.length === 0 ? 'Plan manager' : 'Plan manager’s name'}
            maxLength={120}
          />
          <TextField
            {...typedField('plan_manager_invoice_email')}
            label="Plan manager’s invoice email"
            type="email"
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}

/** The label of a plan manager: the name, with the email if several have the same name. */
function describeManager(manager: KnownPlanManager, known: readonly KnownPlanManager[]): string {
  const isAlone = known.every((each) => each === manager || each.name !== manager.name);
  return isAlone ? manager.name : `${manager.name}, ${manager.invoice_email}`;
}
