import {
  type Appointment,
  appointmentSchema,
  editAppointmentRequest,
} from '@cleaning/contract/appointments';
import type { Address } from '@cleaning/contract/clients';
import { SERVICES, SERVICE_IDS } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { AddressChoice } from '#domains/clients/address-choice.tsx';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { setValues } from '#kit/forms/set-values.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { AvailabilityResult } from '../../availability/availability-result.tsx';
import { useAvailability } from '../../availability/use-availability.ts';
import { describeAppointmentTime } from '../../format-appointment.ts';
import { describeRate, findRate } from '../../price/visit-price.ts';

interface EditVisitProps {
  readonly appointment: Appointment;
  /** Whether an access code is stored, which belongs to the address. */
  readonly hasCode: boolean;
  readonly onClose: () => void;
}

/** Changes the service, the address or the notes of a visit that is still to come. */
export function EditVisit(props: EditVisitProps) {
  const api = useApi();
  const { appointment, onClose } = props;
  const addresses = useQuery(
    api.listAddressesFor.query({ id: appointment.client_id, page_size: 100 }),
  );
  const [firstName = ''] = appointment.client_name.split(' ');
  const title = `Edit ${firstName}’s visit`;
  if (addresses.data !== undefined) {
    return <EditForm {...props} title={title} addresses={addresses.data.results} />;
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      form={null}
      errorTitle="Not saved"
      submitLabel={null}
      busyLabel="Saving"
      closeLabel="Leave it as it is"
    >
      <QueryContent query={addresses} what="the addresses">
        {() => null}
      </QueryContent>
    </FormDialog>
  );
}

interface EditFormProps extends EditVisitProps {
  readonly title: string;
  readonly addresses: readonly Address[];
}

type Values = Pick<Appointment, 'service_id' | 'address_line1' | 'suburb' | 'postcode' | 'notes'>;

function EditForm({ appointment, hasCode, onClose, title, addresses }: EditFormProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useRecordDraft(`edit visit ${appointment.id}`, appointment, toValues);
  const versions = useLatestVersion(draft.opened, appointmentSchema);
  const { opened, latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.editAppointment.mutation({ id: appointment.id }),
    schema: editAppointmentRequest,
    defaultValues: toValues(opened),
    toRequest: (values: Values) => ({ ...values, version: latest.version }),
    idPrefix: 'edit-',
    newerValues: newerValuesFrom(versions, toValues),
    draft,
    onDone: () => {
      toast.show('Visit changed.');
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const values = useWatch({ control: form.control }) as Values;
  const isOtherService = values.service_id !== latest.service_id;
  const isOtherPlace = PLACE.some((name) => values[name].trim() !== latest[name]);
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id: latest.client_id }),
    enabled: latest.quote_id === null,
  });
  const rate = findRate(rates, values.service_id);
  const { errors } = form.formState;
  // The notes of a saved address may be replaced by those of another, and not what was typed.
  const isTyped =
    values.notes !== latest.notes &&
    addresses.every(({ access_notes: notes }) => notes !== values.notes);
  const [firstName = ''] = latest.client_name.split(' ');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={listRows(opened)} after={listRows(latest)} />}
      submitLabel="Save changes"
      busyLabel="Saving"
      closeLabel="Leave it as it is"
    >
      {latest.quote_id === null ? (
        <SelectField
          {...field('service_id')}
          label="Service"
          hint={
            [
              ...(rate === null ? [] : [describeRate(rate)]),
              ...(isOtherService ? ['Its tasks change with it. Ticked ones stay.'] : []),
            ].join(' ') || undefined
          }
          options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
        />
      ) : (
        <SummaryList
          layout="facts"
          rows={[
            {
              label: 'Service',
              value: `${SERVICES[latest.service_id].name}. Its price is that of the quote: for another service, cancel this visit and book a new one.`,
            },
          ]}
        />
      )}
      <AddressChoice
        addresses={addresses}
        place={values}
        onChange={(place, address) => {
          const notes = isTyped || address === undefined ? {} : { notes: address.access_notes };
          setValues(form, { ...place, ...notes });
        }}
        hasError={PLACE.some((name) => errors[name] !== undefined)}
      >
        <AddressFields
          street={{ ...field('address_line1'), autoComplete: 'off' }}
          suburb={{ ...field('suburb'), autoComplete: 'off' }}
          postcode={{ ...field('postcode'), autoComplete: 'off' }}
        />
      </AddressChoice>
      {isOtherPlace && hasCode ? (
        <Alert tone="warning" title="The code is for the old door">
          <p>It is removed. Add the new one under “Getting in”.</p>
        </Alert>
      ) : null}
      {values.suburb.trim() === latest.suburb ? null : (
        <DriveThere appointment={latest} suburb={values.suburb.trim()} />
      )}
      <AccessNotesField
        {...field('notes')}
        hint={
          isOtherPlace && values.notes !== '' && values.notes === latest.notes
            ? 'These were written for the old address. Change what is no longer right.'
            : undefined
        }
      />
      {isOtherService || isOtherPlace ? (
        <Text tone="muted">
          {tellsByEmail(firstName, latest.client_has_email, ' that the visit has changed')}
        </Text>
      ) : null}
    </FormDialog>
  );
}

/** Whether the cleaner can be in another suburb at the time of the visit. */
function DriveThere({ appointment, suburb }: { appointment: Appointment; suburb: string }) {
  const { id, client_id: clientId, starts_at: startsAt, ends_at: endsAt } = appointment;
  const staffId = appointment.staff_member?.id ?? '';
  const isPlanned = startsAt !== null && endsAt !== null && staffId !== '' && suburb !== '';
  const availability = useAvailability(
    isPlanned ? { clientId, suburb, startsAt, endsAt, appointmentId: id, staffId } : null,
  );
  if (!isPlanned) return null;
  return (
    <AvailabilityResult
      availability={availability}
      staffId={staffId}
      when={describeAppointmentTime(appointment)}
      missing={null}
    />
  );
}

const PLACE = ['address_line1', 'suburb', 'postcode'] as const;

const toValues = ({ service_id, address_line1, suburb, postcode, notes }: Appointment): Values => ({
  service_id,
  address_line1,
  suburb,
  postcode,
  notes,
});

const listRows = (visit: Appointment): VersionRow[] => [
  { label: 'When', value: describeAppointmentTime(visit) },
  { label: 'Who comes', value: visit.staff_member?.first_name ?? '' },
  {
    label: 'Service',
    value: SERVICES[visit.service_id].name,
  },
  { label: 'Address', value: `${visit.address_line1}, ${visit.suburb} NSW ${visit.postcode}` },
  { label: 'Getting in', value: visit.notes },
];
