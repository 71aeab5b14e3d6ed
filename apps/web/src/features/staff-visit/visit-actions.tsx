import type { Appointment, AppointmentCommand, AppointmentTask } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { ErrorAlert } from '../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { CompleteVisit } from './complete-visit.tsx';
import { NoAccess } from './no-access.tsx';
import { RunningLate } from './running-late.tsx';
import styles from './staff-visit.module.css';

type Asked = 'complete' | 'late' | 'no_access' | null;

interface VisitActionsProps {
  appointment: Appointment;
  tasks: readonly AppointmentTask[];
}

/** The next step of a visit and what else can happen to it. On a phone it stands at the bottom edge. */
export function VisitActions({ appointment, tasks }: VisitActionsProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.appointments.start(appointment.id));
  const toast = useToast();
  const [asked, setAsked] = useState<Asked>(null);
  const can = (command: AppointmentCommand) => appointment.available_commands.includes(command);
  const start = useSubmitOnce(async () => {
    await mutateAsync({ version: appointment.version });
    toast.show('Visit started.');
  });
  const close = () => setAsked(null);
  const canStart = can('start');
  const hasStep = canStart || can('complete') || can('report_no_access');
  return (
    <>
      {hasStep ? (
        <section className={styles['actions']} aria-label="Next step">
          <ErrorAlert title="Not started" error={start.error} />
          {canStart ? (
            <Button
              size="lg"
              icon={<Play />}
              busy={start.isBusy}
              busyLabel="Starting"
              onClick={() => void start.submit()}
            >
              Start visit
            </Button>
          ) : null}
          {can('complete') ? (
            <Button size="lg" icon={<Check />} onClick={() => setAsked('complete')}>
              Complete visit
            </Button>
          ) : null}
          {can('report_running_late') ? (
            <Button variant="outline" icon={<ClockAlert />} onClick={() => setAsked('late')}>
              Running late
            </Button>
          ) : null}
          {can('report_no_access') ? (
            <Button variant="outline" onClick={() => setAsked('no_access')}>
              No access
            </Button>
          ) : null}
        </section>
      ) : (
        <p className={styles['quiet']}>{restOf(appointment)}</p>
      )}
      {asked === 'complete' ? (
        <CompleteVisit appointment={appointment} tasks={tasks} onClose={close} />
      ) : null}
      {asked === 'late' ? <RunningLate appointment={appointment} onClose={close} /> : null}
      {asked === 'no_access' ? <NoAccess appointment={appointment} onClose={close} /> : null}
    </>
  );
}

/** Why there is no next step here. */
function restOf({ status }: Appointment): string {
  if (status === 'requested') return 'This visit has no time yet. Plan it in the calendar.';
  if (status === 'confirmed') return 'You can start this visit on its day.';
  return 'This visit is over. There is nothing left to do here.';
}
