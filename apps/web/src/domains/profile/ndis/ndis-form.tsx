import {
  type ClientProfile,
  clientProfileSchema,
  updateClientProfileRequest,
} from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES, PLAN_MANAGEMENTS } from '@cleaning/contract/clients/rules';
import { isNdisNumber } from '@cleaning/contract/rules';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  COPIES_HINT,
  NOMINEE_FIELDS,
  participantRequest,
  participantValues,
  PLAN_FIELDS,
} from '#domains/clients/participant-values.ts';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { pickChanges, RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { ndisRows, PLAN_MANAGEMENT_DETAILS } from './ndis-labels.ts';
import { useEditForm, EditForm } from '../edit-form.tsx';
import { FieldPair } from '#kit/forms/field-pair.tsx';

export interface NdisFormProps {
  /** The version that was loaded when the form opened. */
  readonly profile: ClientProfile;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

/** Edits the NDIS details. An empty NDIS number keeps the stored one. */
export function NdisForm({ profile, onSaved, onCancel }: NdisFormProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateClientProfile.mutation());
  const draft = useRecordDraft('ndis', profile, participantValues);
  const versions = useLatestVersion(draft.opened, clientProfileSchema);
  const { opened, latest } = versions;
  const { form, field, frame } = useEditForm({
    draft,
    saved: 'Your NDIS details are saved.',
    onSaved,
    onCancel,
    schema: updateClientProfileRequest,
    idPrefix: 'ndis-',
    defaultValues: participantValues(opened),
    toRequest: (values) => ({ ...participantRequest(values), version: latest.version }),
    fieldNames: [...PLAN_FIELDS, ...NOMINEE_FIELDS],
    newerValues: newerValuesFrom(versions, participantValues),
    async send({ version, ...request }) {
      await mutateAsync({ ...pickChanges(request, latest), version });
    },
  });
  const [number, plan, nomineeName, nomineeEmail] = useWatch({
    control: form.control,
    name: ['ndis_number', 'plan_management', 'nominee_name', 'nominee_email'],
  });
  const { id: planId, error: planError, ...planField } = field('plan_management');
  const isKnown = latest.ndis_number_masked !== null;
  return (
    <EditForm
      label="Edit NDIS details"
      {...frame}
      errorDetails={<RemoteChanges before={ndisRows(opened)} after={ndisRows(latest)} />}
    >
      <TextField
        label={isKnown ? 'New NDIS number' : 'NDIS number'}
        optional
        hint={
          isKnown
            ? `Leave it empty to keep ${latest.ndis_number_masked}.`
            : '9 digits. You can find it on your plan.'
        }
        inputMode="numeric"
        autoComplete="off"
        numeric
        maxLength={32}
        valid={isNdisNumber(number)}
        {...field('ndis_number')}
      />
      <Fieldset id={planId} size="label" legend="How is your plan managed?" error={planError}>
        <Stack gap="space-2">
          {PLAN_MANAGEMENTS.map((value) => (
            <OptionCard
              key={value}
              type="radio"
              value={value}
              title={PLAN_MANAGEMENT_NAMES[value]}
              detail={PLAN_MANAGEMENT_DETAILS[value]}
              {...planField}
            />
          ))}
        </Stack>
      </Fieldset>
      {plan === 'plan' ? (
        <>
          <TextField
            label="Plan manager"
            autoComplete="off"
            maxLength={120}
            {...field('plan_manager_name')}
          />
          <TextField
            label="Plan manager’s invoice email"
            hint="We send your invoices here."
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('plan_manager_invoice_email')}
          />
        </>
      ) : null}
      <FieldPair>
        <TextField label="Plan starts" optional type="date" numeric {...field('plan_start')} />
        <TextField label="Plan ends" optional type="date" numeric {...field('plan_end')} />
      </FieldPair>
      <Text tone="muted">
        Do you have a new plan? Enter its dates. We keep your old plan for earlier visits.
      </Text>
      <TextField
        label="Nominee"
        optional
        hint="A person who acts for you, such as a parent or guardian."
        autoComplete="off"
        maxLength={120}
        {...field('nominee_name')}
      />
      <TextField
        label="Nominee’s email"
        optional
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('nominee_email')}
      />
      {nomineeEmail.trim() === '' ? null : (
        <CheckboxField
          {...field('nominee_gets_copies')}
          label={`I agree that ${nomineeName.trim() || nomineeEmail} gets copies`}
          hint={COPIES_HINT}
        />
      )}
    </EditForm>
  );
}
