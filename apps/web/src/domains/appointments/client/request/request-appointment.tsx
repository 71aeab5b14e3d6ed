import { type Address, MAX_ADDRESSES } from '@cleaning/contract/clients';
import { SERVICES, SERVICE_IDS } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FIRST_APPOINTMENTS, appointmentsViewPath } from '../list/appointments-view.ts';
import { appointmentAnswers } from './preferred-time.ts';
import styles from './request-appointment.module.css';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import {
  describeAddress,
  offeredPlaces,
  type OfferedPlace,
} from '#domains/clients/offered-places.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { TIME_OPTIONS } from '../../time-options.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';

/** Requests an appointment. The client picks a saved address, or the last one used, or types one. */
export function RequestAppointment({ today }: { today: string }) {
  const api = useApi();
  const addresses = useQuery(api.listAddresses.query({ page_size: 100 }));
  const { data } = addresses;
  const error = useStandingError(addresses);
  if (data === undefined && error === null) {
    return (
      <SkeletonGroup label="Loading the form">
        <Card className={styles['page']}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Card>
      </SkeletonGroup>
    );
  }
  return (
    <Card className={styles['page']}>
      {error !== null && data === undefined ? (
        <Alert tone="warning" title="Your saved addresses did not load">
          <p>{errorMessage(error)} You can type the address instead.</p>
        </Alert>
      ) : null}
      <RequestAppointmentForm
        today={today}
        places={offeredPlaces({
          results: defaultFirst(data?.results ?? []),
          last_used: data?.last_used ?? null,
        })}
      />
    </Card>
  );
}

function defaultFirst(addresses: readonly Address[]): Address[] {
  return addresses
    .slice(0, MAX_ADDRESSES)
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
}

/** The option of the list of places for an address that is typed. */
const OTHER_PLACE = 'other';

const SERVICE_OPTIONS = SERVICE_IDS.map((value) => ({ value, label: SERVICES[value].name }));

type Values = Record<
  | 'service_id'
  | 'preferred_date'
  | 'preferred_time'
  | 'place'
  | 'address_line1'
  | 'suburb'
  | 'postcode'
  | 'notes',
  string
>;

interface RequestAppointmentFormProps {
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  /** The client's saved addresses, the default one first, and the last one used. */
  places: readonly OfferedPlace[];
}

/** The request form. Repeated submits send one request. */
function RequestAppointmentForm({ today, places }: RequestAppointmentFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();

  const { form, field, handleSubmit, isSending, errors } = useCommandForm({
    mutation: api.requestAppointment.mutation(),
    schema: appointmentAnswers,
    toRequest: ({ place, ...values }: Values) => {
      const chosen = places.find(({ id }) => id === place);
      if (chosen === undefined) return values;
      const { line1, suburb, postcode } = chosen;
      return { ...values, address_line1: line1, suburb, postcode };
    },
    defaultValues: {
      service_id: '',
      preferred_date: '',
      preferred_time: 'any',
      place: places[0]?.id ?? OTHER_PLACE,
      address_line1: '',
      suburb: '',
      postcode: '',
      notes: '',
    },
    draft: 'request-appointment',
    onDone: async () => {
      toast.show('Visit requested. We will write to you when it is confirmed.');
      await navigate(appointmentsViewPath(FIRST_APPOINTMENTS));
    },
  });
  const place = useWatch({ control: form.control, name: 'place' });

  return (
    <Stack as="form" gap="space-5" noValidate onSubmit={handleSubmit}>
      <FormErrors {...errors} title="Not sent yet" />
      <SelectField
        {...field('service_id')}
        label="Service"
        placeholder="Choose a service"
        options={SERVICE_OPTIONS}
      />
      <div className={styles['pair']}>
        <TextField
          {...field('preferred_date')}
          label="Day that suits you"
          type="date"
          min={today}
          numeric
        />
        <SelectField {...field('preferred_time')} label="Time of day" options={TIME_OPTIONS} />
      </div>
      {places.length === 0 ? null : (
        <SelectField
          {...field('place')}
          label="Where to clean"
          options={[
            ...places.map((offered) => ({ value: offered.id, label: describePlace(offered) })),
            { value: OTHER_PLACE, label: 'Another address' },
          ]}
        />
      )}
      {/* Also when the place of a kept form is no longer offered. */}
      {places.some(({ id }) => id === place) ? null : (
        <AddressFields
          street={field('address_line1')}
          suburb={field('suburb')}
          postcode={field('postcode')}
        />
      )}
      <AccessNotesField {...field('notes')} />
      <Inline gap="space-3" fillOnPhone>
        <Button type="submit" busy={isSending} busyLabel="Sending">
          Ask for this visit
        </Button>
        <ButtonLink href={appointmentsViewPath(FIRST_APPOINTMENTS)} variant="outline">
          Back to visits
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

const describePlace = (place: OfferedPlace): string =>
  `${describeAddress(place)}${place.isLastUsed ? ' (last used)' : ''}`;
