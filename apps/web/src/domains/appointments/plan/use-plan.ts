import type { AppointmentSummary, PlanCheck } from '@cleaning/contract/appointments';
import { useToast } from '@cleaning/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLatestAppointment } from '../latest-appointment.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { LatestVersion } from '#kit/versions/use-latest-version.ts';
import { type PlanDraft, planOf } from './plan-draft.ts';

/** A draft with the service's check of it, and a function that saves it. */
export interface Plan {
  /** The button's label: "Plan visit", "Move visit", "Change cleaner". */
  readonly verb: string;
  readonly needsReason: boolean;
  readonly isIncomplete: boolean;
  /** Undefined until the service has checked this draft. */
  readonly check: PlanCheck | undefined;
  readonly checkError: unknown;
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
  const plan = planOf(draft);
  const isRequest = latest.status === 'requested';
  const isAnswer = latest.has_open_reschedule_request;
  // If only the cleaner changes, the client keeps their time, so there is no reason and no email.
  const isGiven =
    !isRequest &&
    !isAnswer &&
    plan !== null &&
    plan.starts_at === latest.starts_at &&
    plan.ends_at === latest.ends_at &&
    plan.staff_id !== opened.staff_member?.id;

  // Arrow keys are faster than responses, so only the last position is checked.
  const isSettled = useDebounced(JSON.stringify(plan)) === JSON.stringify(plan);
  const query = useQuery({
    ...api.checkPlan.query({
      appointment_id: id,
      ...(plan ?? { starts_at: '', ends_at: '', staff_id: '' }),
    }),
    enabled: plan !== null && isSettled,
    retry: false,
  });
  const check = plan === null ? undefined : query.data;

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
    check,
    checkError: query.error,
    canSave: check !== undefined && check.clashes.length === 0 && check.away.length === 0,
    save: saving.submit,
    isBusy: saving.isBusy,
    error: saving.error,
    changed: hasChanged ? { opened, latest, changedBy } : null,
  };
}
