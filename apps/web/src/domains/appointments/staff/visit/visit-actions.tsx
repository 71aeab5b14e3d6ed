import { useAuth } from '@cleaning/auth/react';
import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import type { AppointmentCommand } from '@cleaning/contract/appointments/rules';
import { Button } from '@cleaning/ui/button';
import { Menu } from '@cleaning/ui/menu';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import DoorClosed from 'lucide-react/icons/door-closed';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import {
  findHeading,
  focusForReading,
  focusHeading,
  focusIfLost,
  useFocusAfterChange,
} from '#kit/hooks/focus.ts';
import { sydneyDateOf } from '@cleaning/pricing';
import { useNow } from '#kit/hooks/use-now.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { CompleteVisit } from './complete-visit.tsx';
import { isDoublePress } from './is-double-press.ts';
import { NoAccess } from './no-access.tsx';
import { RunningLate } from './running-late.tsx';
import styles from './staff-visit.module.css';
import { useNextVisit } from './use-next-visit.ts';

type VisitDialogKind = 'complete' | 'late' | 'no_access' | 'cancel' | null;

type VisitActionsProps = Pick<WorkSheet, 'appointment' | 'tasks' | 'client_phone'>;

/** The next step of a visit and the other actions. On a phone they are at the bottom edge. */
export function VisitActions({ appointment, tasks, client_phone: phone }: VisitActionsProps) {
  const { queue } = useVisitQueue();
  const { user, isCleaner } = useAuth();
  const toast = useToast();
  const [asked, setOpenDialog] = useState<VisitDialogKind>(null);
  const can = (command: AppointmentCommand) => appointment.available_commands.includes(command);
  const start = () => {
    const staffId = appointment.staff_member?.id ?? null;
    queue.add(appointment.id, { kind: 'start', version: appointment.version, staffId });
    toast.show('Visit started.');
  };
  const close = () => {
    setOpenDialog(null);
    // The button that opened the dialog may no longer exist.
    focusIfLost(focusHeading);
  };
  const steps = useRef<HTMLElement>(null);
  // On a phone the heading is above the screen, and the next step is in view.
  useFocusAfterChange(appointment.status, () => focusForReading(steps.current ?? findHeading()), {
    onlyIfLost: true,
  });
  const next = useNextVisit(appointment);
  // During a visit, lateness concerns the next client.
  const isLateForNext = appointment.status === 'in_progress' && next !== undefined;
  const lacksCleaner = !isCleaner && appointment.staff_member === null;
  const canStart = can('start') && !lacksCleaner;
  // Nobody started it on its day, so what is left to do is most likely its record.
  const isPastDay = appointment.appointment_date < sydneyDateOf(useNow());
  const canComplete = can('complete') || (canStart && isPastDay);
  const rest = describeRest(appointment, lacksCleaner);
  const hasStep = canStart || canComplete || can('report_no_access');
  const noVisit = (
    <NoVisit
      canCancel={can('cancel')}
      canReport={can('report_no_access')}
      onOpenDialog={setOpenDialog}
    />
  );
  return (
    <>
      {hasStep ? (
        <section ref={steps} className={styles['actions']} aria-label="Next step">
          {canStart && !isPastDay ? (
            <Button size="lg" icon={<Play />} onClick={start}>
              Start visit
            </Button>
          ) : null}
          {canComplete ? (
            <Button
              size="lg"
              icon={<Check />}
              onClick={(press) => {
                if (!isDoublePress(press)) setOpenDialog('complete');
              }}
            >
              Complete visit
            </Button>
          ) : null}
          {canStart && isPastDay ? (
            <Button variant="outline" icon={<Play />} onClick={start}>
              Start visit
            </Button>
          ) : null}
          {(can('report_running_late') && !isPastDay) || isLateForNext ? (
            <Button variant="outline" icon={<ClockAlert />} onClick={() => setOpenDialog('late')}>
              <span className={styles['long']}>Running late</span>
              <span className={styles['short']} aria-hidden="true">
                Late
              </span>
            </Button>
          ) : null}
          {noVisit}
        </section>
      ) : (
        <>
          {rest === null ? null : <Text tone="muted">{rest}</Text>}
          {noVisit}
        </>
      )}
      {asked === 'complete' ? (
        <CompleteVisit appointment={appointment} tasks={tasks} onClose={close} />
      ) : null}
      {asked === 'late' && user !== null ? (
        <RunningLate
          appointment={isLateForNext ? next : appointment}
          phone={isLateForNext ? next.client_phone_number : phone}
          isNext={isLateForNext}
          sender={user}
          onClose={close}
        />
      ) : null}
      {asked === 'no_access' ? <NoAccess appointment={appointment} onClose={close} /> : null}
      {asked === 'cancel' ? <CancelVisit appointment={appointment} onClose={close} /> : null}
    </>
  );
}

interface NoVisitProps {
  canCancel: boolean;
  canReport: boolean;
  onOpenDialog: (openDialog: 'no_access' | 'cancel') => void;
}

/** The actions for a visit that does not take place. Two actions are in a menu; one is a button. */
function NoVisit({ canCancel, canReport, onOpenDialog }: NoVisitProps) {
  const noAccess = {
    label: 'No access',
    icon: <DoorClosed />,
    onChoose: () => onOpenDialog('no_access'),
  };
  const cancel = {
    label: 'Cancel visit',
    icon: <CalendarX />,
    onChoose: () => onOpenDialog('cancel'),
  };
  if (canReport && canCancel) {
    return (
      <Menu
        label={<span className={styles['long']}>No access or cancel</span>}
        icon={<Ellipsis />}
        items={[noAccess, cancel]}
      />
    );
  }
  const only = canReport ? noAccess : canCancel ? cancel : null;
  return only === null ? null : (
    <Button variant="outline" onClick={only.onChoose}>
      {only.label}
    </Button>
  );
}

/** Why there is no next step; null if the visit is over, which the header already says. */
function describeRest({ status }: Appointment, lacksCleaner: boolean): string | null {
  if (status === 'requested') return 'This visit has no time yet. Plan it in the calendar.';
  if (status === 'confirmed' && lacksCleaner) {
    return 'Nobody comes yet. A visit can start once it has a cleaner.';
  }
  return status === 'confirmed' ? 'You can start this visit on its day.' : null;
}
