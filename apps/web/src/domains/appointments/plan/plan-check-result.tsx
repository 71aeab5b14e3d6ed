import { isApiError } from '@cleaning/api-client';
import type { StaffMember } from '@cleaning/contract/appointments';
import { formatClockTime } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Stack } from '@cleaning/ui/stack';
import { describeDay, describeTime } from '../format-appointment.ts';
import { errorMessage, firstFieldError } from '#kit/errors/api-errors.ts';
import { SameClient } from './same-client.tsx';
import type { PlanDraft } from './plan-draft.ts';
import type { Plan } from './use-plan.ts';

interface PlanCheckResultProps {
  plan: Plan;
  draft: PlanDraft;
  cleaners: readonly StaffMember[];
}

/** The service's check of the plan, announced as it changes. */
export function PlanCheckResult({ plan, draft, cleaners }: PlanCheckResultProps) {
  const name = cleaners.find(({ id }) => id === draft.staffId)?.first_name ?? '';
  return (
    <Stack aria-live="polite" gap="space-3">
      <Result plan={plan} draft={draft} name={name} />
    </Stack>
  );
}

/** The error of a refused plan; the first field error if there is one. */
const refusalOf = (error: unknown): string =>
  (isApiError(error) ? firstFieldError(error.fieldErrors) : undefined) ?? errorMessage(error);

function Result({ plan, draft, name }: { plan: Plan; draft: PlanDraft; name: string }) {
  if (plan.isIncomplete) return <p>Choose a day, both times and a cleaner.</p>;
  if (plan.checkError !== null) {
    return (
      <Alert tone="danger" title="This time cannot be saved">
        <p>{refusalOf(plan.checkError)}</p>
      </Alert>
    );
  }
  const { check } = plan;
  if (check === undefined) return <p>Checking this time.</p>;
  const [clash] = check.clashes;
  if (clash !== undefined) {
    return (
      <Alert tone="danger" title={`${name} is with ${clash.client_name}`}>
        <p>{`${describeTime(clash)}, in ${clash.suburb}.`}</p>
      </Alert>
    );
  }
  if (check.away.length > 0) {
    return (
      <Alert tone="danger" title={`${name} is on leave`}>
        <p>Choose another day or another cleaner.</p>
      </Alert>
    );
  }
  const [sameClient] = check.same_client;
  if (sameClient !== undefined) {
    return <SameClient visits={[sameClient]} question={`${plan.verb.split(' ')[0]} it anyway?`} />;
  }
  const { outside_hours: hours } = check;
  if (hours !== null) {
    const { start_time: start, end_time: end } = hours;
    return (
      <Alert tone="warning" title={`Outside the working hours of ${name}`}>
        <p>
          {start === null || end === null
            ? `${name} does not work on that day. You can save it all the same.`
            : `${name} works from ${formatClockTime(start)} to ${formatClockTime(end)} on that day. You can save it all the same.`}
        </p>
      </Alert>
    );
  }
  const [trip] = check.tight_trips;
  if (trip !== undefined) {
    return (
      <Alert tone="warning" title="The drive is tight">
        <p>{`${trip.gap_minutes} min gap, ${trip.drive_minutes} min drive to or from ${trip.other.suburb}. You can save it all the same.`}</p>
      </Alert>
    );
  }
  const time = `${formatClockTime(draft.from)} – ${formatClockTime(draft.to)}`;
  return <p>{`${name} is free: ${describeDay(draft.date)}, ${time}.`}</p>;
}
