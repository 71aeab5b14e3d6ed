import type { Timesheet, TimesheetRequest } from '@cleaning/contract/timesheets';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import {
  describeMoment,
  describeShortDate,
  describeShortMoment,
} from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';

interface SheetRequestsProps {
  readonly sheet: Timesheet;
  /** Absent on the cleaner's own page. */
  readonly onAnswer?: (request: TimesheetRequest) => void;
}

/** What the cleaner asked to be corrected, and the answers. */
export function SheetRequests({ sheet, onAnswer }: SheetRequestsProps) {
  const { requests, cleaner } = sheet;
  if (requests.length === 0) return null;
  return (
    <Card
      title={onAnswer === undefined ? 'What you asked' : `${cleaner.first_name} asks for a change`}
    >
      <Stack gap="space-4">
        {requests.map((request) => (
          <Stack key={request.id} gap="space-2">
            <p>
              <b>{`“${request.message}”`}</b>
            </p>
            <Text tone="muted">
              <About sheet={sheet} request={request} />
              {describeShortMoment(request.asked_at)}
            </Text>
            {request.answer === null ? null : (
              <p>{`${request.answered_by ?? 'The office'} on ${describeMoment(request.answered_at ?? '')}: “${request.answer}”`}</p>
            )}
            {request.answer === null && onAnswer !== undefined ? (
              <div>
                <Button size="sm" variant="outline" onClick={() => onAnswer(request)}>
                  Answer
                </Button>
              </div>
            ) : null}
            {request.answer === null && onAnswer === undefined ? (
              <Text tone="muted">The office has not answered yet.</Text>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** The visit that a question is about, on whose page its times are corrected. */
function About({
  sheet,
  request,
}: {
  readonly sheet: Timesheet;
  readonly request: TimesheetRequest;
}) {
  const visit = sheet.visits.find(({ appointment_id: id }) => id === request.appointment_id);
  if (visit === undefined) return null;
  const name = `${visit.client_name ?? visit.suburb}, ${describeShortDate(visit.date)}`;
  return (
    <>
      {visit.client_name === null ? (
        name
      ) : (
        <Link href={staffVisitPath(visit.appointment_id)}>{name}</Link>
      )}
      {'. Asked '}
    </>
  );
}
