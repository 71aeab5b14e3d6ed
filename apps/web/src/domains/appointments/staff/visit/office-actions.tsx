import type { Appointment } from '@cleaning/contract/appointments';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Grid } from '@cleaning/ui/grid';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { calendarWeekPath } from '#kit/lib/paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ChangeOneVisit } from '../../plan/change-one-visit.tsx';
import { rateOf } from '../../plan/visit-price.ts';
import { TakeBackNoAccess } from './take-back-no-access.tsx';

type Asked = 'move' | 'access' | null;

/** What only the office does with a visit: plan, move or give it away, and mend its record. */
export function OfficeActions({ appointment }: { readonly appointment: Appointment }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { id, appointment_date: date, available_commands: commands } = appointment;
  const close = () => {
    setAsked(null);
    focusIfLost(focusHeading);
  };
  const isToPlan = commands.includes('confirm');
  const canMove = commands.includes('reschedule');
  const canTakeBack = commands.includes('undo_no_access') && appointment.fee?.is_invoiced !== true;
  if (!isToPlan && !canMove && !canTakeBack) return null;
  return (
    <>
      <Grid minColumn="9rem" gap="space-2">
        {isToPlan ? (
          <ButtonLink icon={<CalendarClock />} href={calendarWeekPath(date, id)}>
            Plan in the calendar
          </ButtonLink>
        ) : null}
        {canMove ? (
          <Button variant="outline" icon={<CalendarClock />} onClick={() => setAsked('move')}>
            Move or change cleaner
          </Button>
        ) : null}
        {canTakeBack ? (
          <Button variant="outline" icon={<Undo />} onClick={() => setAsked('access')}>
            Take back “No access”
          </Button>
        ) : null}
      </Grid>
      {asked === 'move' ? <MoveVisit appointment={appointment} onClose={close} /> : null}
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
        rate={rateOf(rates, service)}
        usualStaffId=""
        onDone={onClose}
      />
    </FormDialog>
  );
}
