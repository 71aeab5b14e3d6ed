import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { appointmentStatusInWords } from '@cleaning/contract/appointments/rules';
import { SERVICES } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Sparkles from 'lucide-react/icons/sparkles';
import {
  describeDay,
  describeExpected,
  describeLate,
  describeTime,
  describeWantedTime,
} from '#domains/appointments/format-appointment.ts';
import { AppointmentIcon } from '#domains/appointments/appointment-badge.tsx';
import { appointmentPath } from '#domains/appointments/visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { FeatureCard } from './feature-card.tsx';

/** The next appointment, with links to its details and to a reschedule request. */
export function NextAppointment({ appointment }: { appointment: AppointmentSummary }) {
  const { id, service_id: serviceId, status, suburb, staff_member: cleaner } = appointment;
  const { wanted_time: wanted } = appointment;
  const expected = describeExpected(appointment);
  return (
    <FeatureCard
      title="Next visit"
      figure={
        <>
          {unbrokenTimes(describeDay(appointment.appointment_date))}
          <br />
          {unbrokenTimes(describeTime(appointment))}
        </>
      }
      facts={[
        { icon: <Sparkles />, text: SERVICES[serviceId].name },
        {
          icon: <MapPin />,
          text: cleaner === null ? suburb : `${suburb}, with ${cleaner.first_name}`,
        },
        ...(expected === null
          ? []
          : [{ icon: <Clock />, text: unbrokenTimes(describeLate(expected)) }]),
        wanted !== null
          ? {
              icon: <Repeat />,
              text: `You asked for ${unbrokenTimes(describeWantedTime(wanted))}. We will email you our answer.`,
            }
          : {
              icon: <AppointmentIcon status={status} />,
              text: appointmentStatusInWords(status, 'client'),
            },
      ]}
      actions={
        <>
          <ButtonLink variant="accent" href={appointmentPath(id)}>
            See details
          </ButtonLink>
          {wanted !== null || status !== 'confirmed' ? null : (
            <ButtonLink variant="inverse" href={appointmentPath(id, 'ask')}>
              Ask for another time
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
