import type { Timesheet, TimesheetTravel, TimesheetVisit } from '@cleaning/contract/timesheets';
import { SERVICES } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Stack } from '@cleaning/ui/stack';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import {
  describeDay,
  describeMinutes,
  describeShortMoment,
  describeTimeRange,
} from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { inHours } from './describe-sheet.ts';

type ExtraLine = Timesheet['extras'][number];

interface SheetDaysProps {
  readonly sheet: Timesheet;
  /** Undefined where the reader cannot do it, like the next. */
  readonly onCorrectTravel?: ((travel: TimesheetTravel) => void) | undefined;
  readonly onRemoveExtra?: ((extra: ExtraLine) => void) | undefined;
}

/** The lines of a timesheet, day by day: visits, the travel between them and extra lines. */
export function SheetDays({ sheet, onCorrectTravel, onRemoveExtra }: SheetDaysProps) {
  const days = sheet.totals.days.flatMap(({ date }) => {
    const visits = sheet.visits.filter((visit) => visit.date === date);
    const travel = sheet.travel.find((each) => each.date === date);
    const extras = sheet.extras.filter((extra) => extra.date === date);
    const isEmpty = visits.length + extras.length === 0 && travel === undefined;
    return isEmpty ? [] : [{ date, visits, travel, extras }];
  });
  return (
    <Stack gap="space-4">
      {days.map(({ date, visits, travel, extras }) => (
        <Card
          key={date}
          title={describeDay(date)}
          action={<b>{inHours(totalOfDay(visits, travel, extras))}</b>}
        >
          <RowList>
            {visits.map((visit) => (
              <VisitRow key={visit.appointment_id} visit={visit} />
            ))}
            {travel === undefined ? null : (
              <Row
                title="Travel"
                detail={describeTravel(travel)}
                end={inHours(travel.counted_minutes)}
                actions={
                  onCorrectTravel === undefined ? undefined : (
                    <Button size="sm" variant="outline" onClick={() => onCorrectTravel(travel)}>
                      Correct <VisuallyHidden>{`travel of ${describeDay(date)}`}</VisuallyHidden>
                    </Button>
                  )
                }
              />
            )}
            {extras.map((extra) => (
              <Row
                key={extra.id}
                title={extra.what}
                detail={`Added by ${extra.added_by ?? 'a deleted user'}`}
                end={inHours(extra.minutes)}
                actions={
                  onRemoveExtra === undefined ? undefined : (
                    <Button size="sm" variant="outline" onClick={() => onRemoveExtra(extra)}>
                      Remove <VisuallyHidden>{extra.what}</VisuallyHidden>
                    </Button>
                  )
                }
              />
            ))}
          </RowList>
        </Card>
      ))}
    </Stack>
  );
}

function VisitRow({ visit }: { readonly visit: TimesheetVisit }) {
  const { client_name: client, suburb, correction } = visit;
  return (
    <Row
      href={client === null ? undefined : staffVisitPath(visit.appointment_id)}
      title={
        client === null ? `${SERVICES[visit.service_id].name}, ${suburb}` : `${client}, ${suburb}`
      }
      detail={
        <>
          {describeWork(visit)}
          {correction === null ? null : (
            <>
              <br />
              {`${correction.corrected_by ?? 'A deleted user'} changed it on ${describeShortMoment(correction.corrected_at)}: “${correction.reason}”`}
            </>
          )}
        </>
      }
      end={
        visit.worked_minutes === null ? (
          <Unfinished visit={visit} />
        ) : (
          inHours(visit.counted_minutes)
        )
      }
      endDetail={`planned ${inHours(visit.planned_minutes)}`}
    />
  );
}

const Unfinished = ({ visit }: { readonly visit: TimesheetVisit }) =>
  visit.counted_minutes === 0 ? (
    '–'
  ) : (
    <Badge tone="danger">{`${inHours(visit.counted_minutes)}, no finish`}</Badge>
  );

/** When the work was, beside the plan: "8:06 am – 12:06 pm, planned 8:00 am – 12:00 pm". */
function describeWork({ starts_at: start, ends_at: end, started_at, ended_at }: TimesheetVisit) {
  const planned = describeTimeRange({ starts_at: start, ends_at: end, preferred_time: '' });
  if (started_at === null || ended_at === null) return unbrokenTimes(`Planned ${planned}`);
  const worked = describeTimeRange({
    starts_at: started_at,
    ends_at: ended_at,
    preferred_time: '',
  });
  return unbrokenTimes(
    worked === planned ? `${worked}, as planned` : `${worked}, planned ${planned}`,
  );
}

/** Where the minutes of travel come from. */
function describeTravel({ drives, correction, estimated_minutes: estimated }: TimesheetTravel) {
  const legs = drives
    .map(({ from_suburb: from, to_suburb: to, minutes }) =>
      minutes === null ? `${from} to ${to}: not known` : `${from} to ${to}`,
    )
    .join(', ');
  if (correction === null) return `${legs}. Estimated by distance.`;
  const who = correction.corrected_by ?? 'A deleted user';
  return `${who} changed it from ${describeMinutes(estimated)}: “${correction.reason}”`;
}

const totalOfDay = (
  visits: readonly TimesheetVisit[],
  travel: TimesheetTravel | undefined,
  extras: readonly ExtraLine[],
): number =>
  visits.reduce((sum, { counted_minutes: counted }) => sum + counted, 0) +
  (travel?.counted_minutes ?? 0) +
  extras.reduce((sum, { minutes }) => sum + minutes, 0);
