import { bookAppointmentRequest } from '@cleaning/contract/appointments';
import { FIRST_PLANNED_MINUTES, PAST_VISIT_DAYS } from '@cleaning/contract/appointments/rules';
import type { Address, Client } from '@cleaning/contract/clients';
import { addDays, isPlainDate } from '@cleaning/ndis';
import { SERVICES, SERVICE_IDS, isServiceId, sydneyDateOf } from '@cleaning/pricing';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { StartForm } from '#domains/clients/start-form.tsx';
import { useOnBehalfReason } from '#domains/clients/use-on-behalf.ts';
import { WithAddresses } from '#domains/clients/with-addresses.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { calendarWeekPath, STAFF_CALENDAR_PATH, staffVisitPath } from '../visit-paths.ts';
import { AvailabilityResult } from '../availability/availability-result.tsx';
import { cleanerOptions } from '../availability/cleaner-options.ts';
import { useAvailability } from '../availability/use-availability.ts';
import { describePlanned } from '../format-appointment.ts';
import { clockAfter, notBefore } from '../plan/plan-draft.ts';
import {
  describeRate,
  describeVisitPrice,
  minutesOfTimes,
  findRate,
} from '../price/visit-price.ts';
import { toBookingRequest, isOver, type NewVisitValues, toVisitTime } from './new-visit-values.ts';

export const handle = { title: 'New visit' };

/** Books a visit, records one that waits to be planned, or records one that is over. */
export function Component() {
  return (
    <ForClient title="New visit" back={{ label: 'Calendar', href: STAFF_CALENDAR_PATH }}>
      {(client) => (
        <WithAddresses key={client.id} client={client}>
          {([main]) => <VisitForm client={client} address={main} />}
        </WithAddresses>
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
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  const toast = useToast();
  const now = useNow();
  const today = sydneyDateOf(now);
  const earliest = addDays(today, -PAST_VISIT_DAYS);
  const start = notBefore(now, { date: requestedDay, clock: '09:00' });
  const reason = useOnBehalfReason(client.id);
  const { id: clientId, first_name: name } = client;
  const schemaForm = useCommandForm({
    mutation: api.bookAppointment.mutation(),
    schema: bookAppointmentRequest,
    defaultValues: {
      service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
      preferred_date: isPlainDate(requestedDay) && requestedDay >= earliest ? requestedDay : '',
      plan: {
        starts_at: start,
        ends_at: clockAfter(start, FIRST_PLANNED_MINUTES),
        staff_id: search.get('cleaner') ?? '',
      },
      is_done: true,
      address_line1: address?.line1 ?? '',
      suburb: address?.suburb ?? '',
      postcode: address?.postcode ?? '',
      notes: address?.access_notes ?? '',
      reason,
    },
    toRequest: (values: NewVisitValues) => toBookingRequest(values, { clientId, now: new Date() }),
    fieldNames: [
      'service_id',
      'preferred_date',
      'plan.starts_at',
      'plan.ends_at',
      'plan.staff_id',
      'address_line1',
      'suburb',
      'postcode',
      'notes',
      'reason',
    ],
    draft: `new visit for client ${clientId}`,
    onDone: async ({ id, reference, status, appointment_date: day }) => {
      if (status === 'completed') {
        toast.show(`${reference} is recorded as done.`);
        await navigate(staffVisitPath(id), { replace: true });
        return;
      }
      toast.show(
        status === 'requested' ? `${reference} waits to be planned.` : `${reference} is booked.`,
      );
      await navigate(calendarWeekPath(day), { replace: true });
    },
  });
  const { form, field } = schemaForm;
  const values = useWatch({ control: form.control }) as NewVisitValues;
  const { data: rates } = useQuery(api.getHourlyRates.query({ client_id: clientId }));
  const rate = isServiceId(values.service_id) ? findRate(rates, values.service_id) : null;
  const { starts_at: from, ends_at: to, staff_id: staffId } = values.plan;
  const minutes = minutesOfTimes(from, to);
  const suburb = useDebounced(values.suburb);
  const time = toVisitTime(values);
  const isPast = isOver(values, now);
  const availability = useAvailability(
    time === null ? null : { clientId, suburb, ...time, staffId },
  );
  const options = cleanerOptions(availability, staff);
  const hasCleaner = staffId !== '';
  return (
    <StartForm
      client={client}
      form={schemaForm}
      reason={field('reason')}
      title={isPast ? 'A visit that is over' : 'When, where and who'}
      errorTitle="Not recorded"
      icon={<CalendarPlus />}
      submitLabel={hasCleaner && !isPast ? `Book visit for ${name}` : `Record visit for ${name}`}
      busyLabel="Recording"
      next={describeNext(name, { isPast, hasCleaner, hasEmail: client.email !== null })}
    >
      <SelectField
        {...field('service_id')}
        label="Service"
        hint={rate === null ? undefined : describeRate(rate)}
        options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
      />
      {/* Wide enough for a day in words beside its label, so that the controls are in line. */}
      <Grid minColumn="12rem" gap="space-4">
        <TextField {...field('preferred_date')} label="Day" type="date" min={earliest} numeric />
        <TextField
          {...field('plan.starts_at')}
          label="From"
          type="time"
          step={isPast ? 60 : 900}
          numeric
        />
        <TextField
          {...field('plan.ends_at')}
          label="To"
          type="time"
          step={isPast ? 60 : 900}
          numeric
        />
      </Grid>
      <SelectField
        // Recreated when other people can be chosen, because a select drops a value that has no
        // option.
        key={options
          .map(({ value }) => value)
          .toSorted()
          .join()}
        {...field('plan.staff_id')}
        label="Cleaner"
        options={[
          { value: '', label: isPast ? 'Choose who came' : 'No one yet, plan it later' },
          ...options,
        ]}
      />
      {hasCleaner ? (
        <AvailabilityResult
          availability={availability}
          staffId={staffId}
          when={time === null ? '' : describePlanned({ date: values.preferred_date, from, to })}
          missing={time === null ? 'Choose a day, and an end after the start.' : null}
          isPast={isPast}
        />
      ) : null}
      {rate === null || minutes === null ? null : (
        <p aria-live="polite">{describeVisitPrice(minutes, rate)}</p>
      )}
      {isPast ? (
        <CheckboxField
          {...form.register('is_done')}
          label="It is done: record these times as worked"
        />
      ) : null}
      <AddressFields
        street={{ ...field('address_line1'), autoComplete: 'off' }}
        suburb={{ ...field('suburb'), autoComplete: 'off' }}
        postcode={{ ...field('postcode'), autoComplete: 'off' }}
      />
      <AccessNotesField {...field('notes')} />
    </StartForm>
  );
}

function describeNext(
  name: string,
  { isPast, hasCleaner, hasEmail }: Readonly<Record<'isPast' | 'hasCleaner' | 'hasEmail', boolean>>,
): string {
  if (isPast) return `${name} gets no email. Up to ${PAST_VISIT_DAYS} days back.`;
  return hasCleaner
    ? tellsByEmail(name, hasEmail, ' with the time')
    : 'It waits in the calendar until you give it a cleaner.';
}
