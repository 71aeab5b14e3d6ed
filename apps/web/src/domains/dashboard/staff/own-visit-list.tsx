import type { OwnVisit } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { SERVICES } from '@cleaning/pricing';
import { Row, RowList } from '@cleaning/ui/row-list';
import { AppointmentBadge } from '#domains/appointments/appointment-badge.tsx';
import { describeMinutes, describeTimeRange } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** Own visits, each with its time and how it went. */
export function OwnVisitList({ visits }: { readonly visits: readonly OwnVisit[] }) {
  return (
    <RowList>
      {visits.map((visit) => (
        <Row
          key={visit.id}
          href={staffVisitPath(visit.id)}
          title={visit.client_name}
          detail={describe(visit)}
          end={<AppointmentBadge status={visit.status} forTeam />}
        />
      ))}
    </RowList>
  );
}

function describe(visit: OwnVisit): string {
  const { actual_started_at: began, actual_ended_at: ended } = visit;
  const worked =
    began === null || ended === null
      ? null
      : `${describeMinutes(clockMinutesBetween(began, ended))} worked`;
  const facts = [
    unbrokenTimes(describeTimeRange(visit)),
    visit.suburb,
    SERVICES[visit.service_id].name,
    worked,
  ];
  return `${facts.filter((fact) => fact !== null).join(', ')}.`;
}
