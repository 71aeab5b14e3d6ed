import { TextButton, Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery, useMutation } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import {
  type BillingAddress,
  type ClientProfile,
  AUSTRALIAN_STATES,
  billingAddressRequest,
  clientProfileSchema,
} from '@cleaning/contract/clients';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { sectionName } from './sections.ts';
import { opener, useSection, AccountSection } from './account-section.tsx';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useCommand } from '#kit/forms/use-command.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useEditForm, EditForm } from './edit-form.tsx';
import { FieldPair } from '#kit/forms/field-pair.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';

/** The billing address. */
export function BillingSection() {
  const api = useApi();
  const profile = useQuery(api.getClientProfile.query());
  const section = useSection<'billing'>((form) => form);
  const { form, open, close, finish } = section;
  const address = profile.data?.billing_address ?? null;
  return (
    <AccountSection
      id="billing"
      title={sectionName('billing')}
      section={section}
      action={
        form === null && profile.data !== undefined ? (
          <TextButton end {...opener('billing')} onClick={() => open('billing')}>
            {address === null ? 'Add' : 'Edit'} <VisuallyHidden>billing address</VisuallyHidden>
          </TextButton>
        ) : null
      }
    >
      <QueryContent level={3} query={profile} what="your billing address" lines={2}>
        {(data) => {
          if (form === 'billing') {
            return <BillingForm profile={data} onSaved={finish} onCancel={close} />;
          }
          return (
            <p>
              {address === null
                ? 'None given. Invoices show your name and email.'
                : billingLine(address)}
            </p>
          );
        }}
      </QueryContent>
    </AccountSection>
  );
}

interface BillingFormProps {
  /** The version that was loaded when the form opened. */
  readonly profile: ClientProfile;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

type Values = { line1: string; suburb: string; state: string; postcode: string };

const STATES = AUSTRALIAN_STATES.map((state) => ({ value: state, label: state }));

const toValues = ({ billing_address: address }: ClientProfile): Values =>
  address ?? { line1: '', suburb: '', state: 'NSW', postcode: '' };

/** Edits the billing address, which may be a post office box anywhere in Australia. */
function BillingForm({ profile, onSaved, onCancel }: BillingFormProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateClientProfile.mutation());
  const draft = useRecordDraft('billing', profile, toValues);
  const versions = useLatestVersion(draft.opened, clientProfileSchema);
  const { opened, latest } = versions;
  const { field, frame, forget } = useEditForm({
    draft,
    saved: 'Your billing address is saved.',
    onSaved,
    onCancel,
    schema: billingAddressRequest,
    idPrefix: 'billing-',
    defaultValues: toValues(opened),
    fieldNames: ['line1', 'suburb', 'state', 'postcode'],
    newerValues: newerValuesFrom(versions, toValues),
    async send(billing_address) {
      await mutateAsync({ billing_address, version: latest.version });
    },
  });

  const remove = useCommand(api.updateClientProfile.mutation(), {
    onRefused: versions.handleConflict,
    onDone: () => {
      forget();
      onSaved('Your billing address is removed.');
    },
  });

  return (
    <EditForm
      label="Edit your billing address"
      {...frame}
      errorDetails={<RemoteChanges before={billingRows(opened)} after={billingRows(latest)} />}
      extra={
        latest.billing_address === null ? null : (
          <Button
            variant="danger-ghost"
            busy={remove.isBusy}
            busyLabel="Removing"
            onClick={() => void remove.submit({ billing_address: null, version: latest.version })}
          >
            Remove it
          </Button>
        )
      }
    >
      <ErrorAlert title="Not removed" error={remove.error} />
      <TextField
        label="Street address or post office box"
        autoComplete="billing address-line1"
        maxLength={120}
        {...field('line1')}
      />
      <TextField
        label="Suburb"
        autoComplete="billing address-level2"
        maxLength={80}
        {...field('suburb')}
      />
      <FieldPair>
        <SelectField
          label="State or territory"
          autoComplete="billing address-level1"
          options={STATES}
          {...field('state')}
        />
        <TextField
          label="Postcode"
          autoComplete="billing postal-code"
          inputMode="numeric"
          numeric
          maxLength={8}
          {...field('postcode')}
        />
      </FieldPair>
    </EditForm>
  );
}

/** The rows of the billing address for comparing versions. */
function billingRows({ billing_address: address }: ClientProfile): VersionRow[] {
  return [{ label: 'Billing address', value: address === null ? '' : billingLine(address) }];
}

function billingLine({ line1, suburb, state, postcode }: BillingAddress): string {
  return `${line1}, ${suburb} ${state} ${postcode}`;
}
