import {
  AUSTRALIAN_STATES,
  billingAddressRequest,
  clientProfileSchema,
  type ClientProfile,
} from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useLatestVersion } from '../../../shared/versions/use-latest-version.ts';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { billingRows } from '../model/ndis-words.ts';
import { useEditForm } from '../model/use-edit-form.ts';
import { EditForm } from './edit-form.tsx';
import styles from './edit-form.module.css';
import { RemoteChanges } from './remote-changes.tsx';

export interface BillingFormProps {
  /** As it was when the form was opened. */
  readonly profile: ClientProfile;
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

type Values = { line1: string; suburb: string; state: string; postcode: string };

const STATES = AUSTRALIAN_STATES.map((state) => ({ value: state, label: state }));

const valuesOf = ({ billing_address: address }: ClientProfile): Values =>
  address ?? { line1: '', suburb: '', state: 'NSW', postcode: '' };

/** Changes where invoices are addressed to, anywhere in Australia; a post office box will do. */
export function BillingForm({ profile, onSaved, onCancel }: BillingFormProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.updateClientProfile());
  const { opened, latest, handleConflict } = useLatestVersion(profile, clientProfileSchema);
  const { form, field, frame, forget } = useEditForm({
    keptAs: 'billing',
    saved: 'Your billing address is saved.',
    onSaved,
    onCancel,
    schema: billingAddressRequest,
    idPrefix: 'billing-',
    defaultValues: valuesOf(profile),
    fieldNames: ['line1', 'suburb', 'state', 'postcode'],
    async send(billing_address) {
      try {
        await mutateAsync({ billing_address, version: latest.version });
      } catch (error) {
        const current = handleConflict(error);
        if (current !== null) form.reset(valuesOf(current), { keepDirtyValues: true });
        throw error;
      }
    },
  });

  const remove = useSubmitOnce(async () => {
    try {
      await mutateAsync({ billing_address: null, version: latest.version });
    } catch (error) {
      handleConflict(error);
      throw error;
    }
    forget();
    onSaved('Your billing address is removed.');
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
            onClick={() => void remove.submit()}
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
      <div className={styles['pair']}>
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
      </div>
    </EditForm>
  );
}
