import { type Settings, settingsSchema, updateSettingsRequest } from '@cleaning/contract/settings';
import { BILLING_STEPS, type BillingStep } from '@cleaning/ndis';
import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useWatch } from 'react-hook-form';
import { capitalise } from '#kit/lib/capitalise.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { describeExample, describeStep } from './describe-step.ts';

export interface CountHoursDialogProps {
  readonly settings: Settings;
  readonly onClose: () => void;
  readonly onReport: (report: string) => void;
}

/** The value of a radio button is text. */
interface StepValues {
  readonly billing_step_hundredths: string;
}

const toValues = ({ billing_step_hundredths: step }: Settings): StepValues => ({
  billing_step_hundredths: String(step),
});

const findStep = (text: string): BillingStep | undefined =>
  BILLING_STEPS.find((step) => String(step) === text);

/** Chooses the step in which the company counts hours. */
export function CountHoursDialog({ settings, onClose, onReport }: CountHoursDialogProps) {
  const api = useApi();
  const draft = useRecordDraft('how hours are counted', settings, toValues);
  const versions = useLatestVersion(draft.opened, settingsSchema);
  const { opened, latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.updateSettings.mutation(),
    schema: updateSettingsRequest,
    defaultValues: toValues(opened),
    toRequest: ({ billing_step_hundredths: step }: StepValues) => ({
      billing_step_hundredths: findStep(step),
      version: latest.version,
    }),
    fieldNames: ['billing_step_hundredths'],
    newerValues: newerValuesFrom(versions, toValues),
    draft,
    onDone: (saved) => {
      onClose();
      onReport(`Hours are counted ${describeStep(saved.billing_step_hundredths)} from now on.`);
    },
  });
  const { form, field } = schemaForm;
  const chosen = findStep(useWatch({ control: form.control, name: 'billing_step_hundredths' }));
  const { error, ...choice } = field('billing_step_hundredths');
  return (
    <FormDialog
      open
      onClose={onClose}
      title="How should hours be counted?"
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />}
      submitLabel={chosen === undefined ? 'Save' : `Count ${describeStep(chosen)}`}
      busyLabel="Saving"
      closeLabel="Leave it"
    >
      <Fieldset size="label" legend="Count hours" id={choice.id} error={error}>
        <Stack gap="space-2">
          {BILLING_STEPS.map((step) => (
            <OptionCard
              {...choice}
              key={step}
              id={`step-${step}`}
              type="radio"
              value={step}
              title={capitalise(describeStep(step))}
              detail={describeExample(step)}
            />
          ))}
        </Stack>
      </Fieldset>
      <Text size="sm" tone="muted">
        Between two steps, hours go to the nearest one. NDIS hours always go down, because a claim
        is never for more time than was worked. It counts for the drafts that are made from now on:
        other drafts and issued invoices keep their hours.
      </Text>
    </FormDialog>
  );
}

const rowsIn = ({ billing_step_hundredths: step }: Settings) => [
  { label: 'Hours are counted', value: describeStep(step) },
];
