import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { toInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { calendarWeekPath } from '../../visit-paths.ts';
import { ChangeOneVisit } from '../../plan/change-one-visit.tsx';
import { findRate } from '../../price/visit-price.ts';
import { EditVisit } from './edit-visit.tsx';
import { TakeBackNoAccess } from './take-back-no-access.tsx';

type Asked = 'move' | 'edit' | 'access' | null;

interface OfficeActionsProps {
  readonly appointment: Appointment;
  readonly invoice: WorkSheet['invoice'];
  readonly hasCode: boolean;
}

/** What the office may do with a visit now. */
const listActions = ({ appointment, invoice }: Omit<OfficeActionsProps, 'hasCode'>) => {
  const { available_commands: commands, status, fee } = appointment;
  return {
    isToPlan: commands.includes('confirm'),
    canMove: commands.includes('reschedule'),
    lacksCleaner: commands.includes('reschedule') && appointment.staff_member === null,
    canEdit: commands.includes('edit'),
    canTakeBack: commands.includes('undo_no_access') && fee?.is_invoiced !== true,
    isToInvoice: status === 'completed' && invoice === null,
  };
};

export const hasOfficeActions = (
  appointment: Appointment,
  invoice: WorkSheet['invoice'],
): boolean => Object.values(listActions({ appointment, invoice })).includes(true);

/** What only the office does with a visit: plan, move, edit and invoice it, and mend its record. */
export function OfficeActions({ appointment, invoice, hasCode }: OfficeActionsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const { id, appointment_date: date } = appointment;
  const close = () => {
    setAsked(null);
    focusIfLost(focusHeading);
  };
  const { isToPlan, canMove, lacksCleaner, canEdit, canTakeBack, isToInvoice } = listActions({
    appointment,
    invoice,
  });
  return (
    <>
      {isToPlan ? (
        <ButtonLink icon={<CalendarClock />} href={calendarWeekPath(date, id)}>
          Plan in the calendar
        </ButtonLink>
      ) : null}
      {canMove ? (
        <Button
          variant={lacksCleaner ? 'primary' : 'outline'}
          icon={lacksCleaner ? <UserRoundPlus /> : <CalendarClock />}
          onClick={() => setAsked('move')}
        >
          {lacksCleaner ? 'Choose a cleaner or move' : 'Move or change cleaner'}
        </Button>
      ) : null}
      {canEdit ? (
        <Button variant="outline" icon={<Pencil />} onClick={() => setAsked('edit')}>
          Edit
        </Button>
      ) : null}
      {canTakeBack ? (
        <Button variant="outline" icon={<Undo />} onClick={() => setAsked('access')}>
          Take back “No access”
        </Button>
      ) : null}
      {isToInvoice ? (
        <ButtonLink icon={<ReceiptText />} href={toInvoicePath(appointment.client_id)}>
          Make invoice
        </ButtonLink>
      ) : null}
      {asked === 'move' ? <MoveVisit appointment={appointment} onClose={close} /> : null}
      {asked === 'edit' ? (
        <EditVisit appointment={appointment} hasCode={hasCode} onClose={close} />
      ) : null}
      {asked === 'access' ? <TakeBackNoAccess appointment={appointment} onClose={close} /> : null}
    </>
  );
}

interface MoveVisitProps {
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** Moves the visit to another time or gives it to another cleaner, after checking both. */
function MoveVisit({ appointment, onClose }: MoveVisitProps) {
  const api = useApi();
  const { client_id, client_name: name, service_id: service, quote_id: quoteId } = appointment;
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id }),
    enabled: quoteId === null,
  });
  const [firstName = ''] = name.split(' ');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Move ${firstName}’s visit, or change who comes?`}
      form={null}
      errorTitle="Not saved"
      submitLabel={null}
      busyLabel="Saving"
      closeLabel="Leave it as it is"
    >
      <ChangeOneVisit
        visit={appointment}
        rate={findRate(rates, service)}
        usualStaffId=""
        onDone={onClose}
      />
    </FormDialog>
  );
}
