import { bookAppointmentRequest } from '@cleaning/contract/appointments';
import type { Address, Client } from '@cleaning/contract/clients';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { isPlainDate } from '@cleaning/ndis';
import { SERVICES, SERVICE_IDS, isServiceId, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { StartForm } from '#domains/clients/start-form.tsx';
import { useOnBehalfReason } from '#domains/clients/use-on-behalf.ts';
import { WithMainAddress } from '#domains/clients/with-main-address.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { calendarWeekPath } from '#kit/lib/paths.ts';
import { describeRate, rateOf } from '../plan/visit-price.ts';

export const handle = { title: 'New visit' };

/** Records a visit that a client asked for. It is then unplanned in the calendar. */
export function Component() {
  return (
    <ForClient title="New visit" back={{ label: 'Calendar', href: SITE_PATHS.staffCalendar }}>
      {(client) => (
        <WithMainAddress key={client.id} client={client}>
          {(main) => <VisitForm client={client} address={main} />}
        </WithMainAddress>
      )}
    </ForClient>
  );
}

interface VisitFormProps {
  readonly client: Client;
  /** The client's main address. */
  readonly address: Address | undefined;
}

function VisitForm({ client, address }: VisitFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const requestedDay = search.get('day') ?? '';
  const cleanerId = search.get('cleaner');
  const { data: staff = [] } = useQuery({
    ...api.listStaffMembers.query(),
    enabled: cleanerId !== null,
  });
  const cleaner = staff.find((member) => member.id === cleanerId);
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const reason = useOnBehalfReason(client.id);
  const { id: clientId, first_name: name } = client;
  const schemaForm = useCommandForm({
    mutation: api.bookAppointment.mutation(),
    schema: bookAppointmentRequest,
    defaultValues: {
      service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
      preferred_date: isPlainDate(requestedDay) && requestedDay >= today ? requestedDay : '',
      preferred_time: 'any',
      address_line1: address?.line1 ?? '',
      suburb: address?.suburb ?? '',
      postcode: address?.postcode ?? '',
      notes: address?.access_notes ?? '',
      reason,
    },
    toRequest: (values) => ({ ...values, client_id: clientId }),
    draft: `new visit for client ${clientId}`,
    onDone: async ({ id, reference, appointment_date: day }) => {
      toast.show(`${reference} waits to be planned.`);
      const plan = cleanerId === null ? '' : `&plan=${id}&cleaner=${cleanerId}`;
      await navigate(calendarWeekPath(day) + plan, { replace: true });
    },
  });
  const { form, field } = schemaForm;
  const serviceId = useWatch({ control: form.control, name: 'service_id' });
  const { data: rates } = useQuery(api.getHourlyRates.query({ client_id: clientId }));
  const rate = isServiceId(serviceId) ? rateOf(rates, serviceId) : null;
  return (
    <StartForm
      client={client}
      form={schemaForm}
      reason={field('reason')}
      title="What was asked for"
      errorTitle="Not recorded"
      icon={<CalendarPlus />}
      submitLabel={`Record visit for ${name}`}
      busyLabel="Recording"
      next={
        cleaner === undefined
          ? 'It waits in the calendar until you give it a time and a cleaner.'
          : `Then you plan it for ${cleaner.first_name} in the calendar.`
      }
    >
      <SelectField
        {...field('service_id')}
        label="Service"
        hint={rate === null ? undefined : describeRate(rate)}
        options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
      />
      {/* Wide enough for a day in words beside its label, so that the controls are in line. */}
      <Grid minColumn="16rem" gap="space-4">
        <TextField
          {...field('preferred_date')}
          label="Preferred date"
          type="date"
          min={today}
          numeric
        />
        <SelectField {...field('preferred_time')} label="Time of day" options={TIMES} />
      </Grid>
      <AddressFields
        street={{ ...field('address_line1'), autoComplete: 'off' }}
        suburb={{ ...field('suburb'), autoComplete: 'off' }}
        postcode={{ ...field('postcode'), autoComplete: 'off' }}
      />
      <AccessNotesField {...field('notes')} />
    </StartForm>
  );
}

const TIMES = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
];
