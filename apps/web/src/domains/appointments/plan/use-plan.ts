import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { keepsTime } from '@cleaning/contract/appointments/rules';
import { stoppedBy } from '@cleaning/contract/availability/rules';
import { findChecked } from '../availability/availability-result.tsx';
import { type Availability, useAvailability } from '../availability/use-availability.ts';
import { useLatestAppointment } from '../latest-appointment.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { LatestVersion } from '#kit/versions/use-latest-version.ts';
import { type PlanDraft, toPlanRequest } from './plan-draft.ts';

/** A draft with the service's check of it, and a function that saves it. */
export interface Plan {
  /** The button's label: "Plan visit", "Move visit", "Change cleaner". */
  readonly verb: string;
  readonly needsReason: boolean;
  readonly isIncomplete: boolean;
  readonly availability: Availability;
  /** Whether the service found something that stops this draft. */
  readonly isStopped: boolean;
  /** Whether the visit has this time and this cleaner already. */
  readonly isUnchanged: boolean;
  readonly canSave: boolean;
  readonly save: () => Promise<void>;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The opened and the latest version of the visit if it was changed meanwhile; otherwise null. */
  readonly changed: Pick<
    LatestVersion<AppointmentSummary>,
    'opened' | 'latest' | 'changedBy'
  > | null;
}

/** @param onDone runs once the plan is saved. */
export function usePlan(
  draft: PlanDraft,
  { reason, onDone }: { readonly reason: string; readonly onDone: () => void },
): Plan {
  const api = useApi();
  const toast = useToast();
  const { appointment } = draft;
  const { id } = appointment;
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const confirm = useMutation(api.confirmAppointment.mutation({ id }));
  const reschedule = useMutation(api.rescheduleAppointment.mutation({ id }));
  const assign = useMutation(api.assignAppointment.mutation({ id }));
  const accept = useMutation(api.acceptReschedule.mutation({ id }));
  const plan = toPlanRequest(draft);
  const isRequest = latest.status === 'requested';
  const isAnswer = latest.has_open_reschedule_request;
  const isSameTime =
    plan !== null &&
    keepsTime(
      { startsAt: latest.starts_at, endsAt: latest.ends_at },
      { startsAt: plan.starts_at, endsAt: plan.ends_at },
    );
  const isSameCleaner = plan?.staff_id === latest.staff_member?.id;
  // If only the cleaner changes, the client keeps their time, so there is no reason and no email, and
  // a client who asks for another time still waits for an answer.
  const isGiven = isSameTime && !isSameCleaner;
  const isUnchanged = isSameTime && isSameCleaner;

  const availability = useAvailability(
    plan === null
      ? null
      : {
          clientId: appointment.client_id,
          suburb: appointment.suburb,
          startsAt: plan.starts_at,
          endsAt: plan.ends_at,
          appointmentId: id,
          staffId: plan.staff_id,
        },
  );
  const chosen = findChecked(availability.cleaners, draft.staffId);
  const isStopped = chosen !== undefined && stoppedBy(chosen.answers) !== null;

  const saving = useSubmitOnce(async () => {
    if (plan === null) return false;
    const { version } = latest;
    try {
      if (isRequest) await confirm.mutateAsync({ version, ...plan });
      else if (isGiven) await assign.mutateAsync({ version, staff_id: plan.staff_id });
      else if (isAnswer) await accept.mutateAsync({ version, ...plan });
      else await reschedule.mutateAsync({ version, ...plan, reason: reason.trim() });
    } catch (error) {
      handleConflict(error);
      throw error;
    }
    toast.show(isRequest ? 'Visit planned.' : isGiven ? 'Cleaner changed.' : 'Visit moved.');
    onDone();
    return true;
  });

  return {
    verb: isRequest ? 'Plan visit' : isGiven ? 'Change cleaner' : 'Move visit',
    needsReason: !isRequest && !isAnswer && !isGiven,
    isIncomplete: plan === null,
    availability,
    isStopped,
    isUnchanged,
    canSave: chosen !== undefined && !isStopped && !isUnchanged,
    save: saving.submit,
    isBusy: saving.isBusy,
    error: saving.error,
    changed: hasChanged ? { opened, latest, changedBy } : null,
  };
}
