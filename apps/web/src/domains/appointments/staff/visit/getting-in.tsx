import { useAuth } from '@cleaning/auth/react';
import {
  type Appointment,
  appointmentSchema,
  setAccessCodeRequest,
} from '@cleaning/contract/appointments';
import type { WayInState } from '@cleaning/contract/appointments/rules';
import type { VisitNeeds } from '@cleaning/contract/clients';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import Accessibility from 'lucide-react/icons/accessibility';
import CircleParking from 'lucide-react/icons/circle-parking';
import Clock from 'lucide-react/icons/clock';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import FlaskConicalOff from 'lucide-react/icons/flask-conical-off';
import KeyRound from 'lucide-react/icons/key-round';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { VISIT_NEEDS } from '#domains/clients/visit-needs.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { focusForReading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { AppointmentChanged } from '../../latest-appointment.tsx';
import { useWayIn } from '../../use-way-in.ts';
import { isUnfinished } from './visit-state.ts';
import styles from './getting-in.module.css';
import list from './icon-list.module.css';

/** How long the code stays visible, in milliseconds. */
const SHOWN_MS = 30_000;

interface GettingInProps {
  appointment: Appointment;
  wayIn: WayInState;
  /**
   * Null if the visit's address is not saved for the client. Undefined in a work sheet that an
   * earlier release stored on this device.
   */
  needs: VisitNeeds | null | undefined;
  hasCode: boolean;
}

const NEED_ICONS = { parking: CircleParking, mobility: Accessibility, products: FlaskConicalOff };

/** How to get in: the secret access code, the client's notes by line, and what to mind there. */
export function GettingIn({ appointment, wayIn, needs, hasCode }: GettingInProps) {
  const { isCleaner } = useAuth();
  const { notice, notes: shown } = useWayIn({ ...appointment, way_in: wayIn }, useNow());
  const [isEditing, setEditing] = useState(false);
  const minded = VISIT_NEEDS.flatMap(({ name, label }) => {
    const text = needs?.[name] ?? '';
    return text === '' ? [] : [{ name, label, text, Icon: NEED_ICONS[name] }];
  });
  const [firstName = ''] = appointment.client_name.split(' ');
  const notes = shown.split('\n').filter((line) => line.trim() !== '');
  return (
    <Card
      title="Getting in"
      action={
        isUnfinished(appointment) && !isCleaner ? (
          <Button
            className={styles['headButton']}
            variant="ghost"
            size="sm"
            onClick={() => setEditing(true)}
          >
            {hasCode ? 'Change code' : 'Add a code'}
          </Button>
        ) : null
      }
    >
      <ul className={list['list']}>
        {notice === null ? null : (
          <li>
            <Clock />
            <span>{notice}</span>
          </li>
        )}
        {hasCode && notice === null ? (
          <li className={list['middle']}>
            <KeyRound />
            <AccessCode id={appointment.id} />
          </li>
        ) : null}
        {notice === null && notes.length + minded.length === 0 && needs !== null ? (
          <li>
            <DoorOpen />
            <span>The client gave no notes.</span>
          </li>
        ) : null}
        {notes.map((line, index) => (
          // The index is the key, because lines may repeat.
          <li key={index}>
            <DoorOpen />
            <span>{index === 0 ? <FirstNote text={line} /> : line}</span>
          </li>
        ))}
        {minded.map(({ name, label, text, Icon }) => (
          <li key={name}>
            <Icon />
            <span>
              <VisuallyHidden>{`${label}: `}</VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
        {needs === null ? (
          <li>
            <MapPinOff />
            <span>
              {`Nothing is known about parking, mobility or products: this is not one of ${firstName}’s saved addresses. `}
              {isCleaner ? null : (
                <Link to={staffClientPath(appointment.client_id)}>
                  {`Look at ${firstName}’s addresses`}
                </Link>
              )}
            </span>
          </li>
        ) : null}
      </ul>
      {isEditing ? (
        <CodeDialog appointment={appointment} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}

/** Emphasises the first sentence, which usually says what to do at the door. */
function FirstNote({ text }: { text: string }) {
  const end = /[.!?](?=\s)/u.exec(text);
  const first = end === null ? text : text.slice(0, end.index + 1);
  return (
    <>
      <b>{first}</b>
      {text.slice(first.length)}
    </>
  );
}

/** The access code, hidden until requested. */
function AccessCode({ id }: { id: string }) {
  const api = useApi();
  const reveal = useMutation(api.revealAccessCode.mutation({ id }));
  const { data, reset } = reveal;
  const shown = useRef<HTMLSpanElement>(null);
  useFocusAfterChange(data, () => focusForReading(shown.current), { onlyIfLost: true });
  useEffect(() => {
    if (data === undefined) return undefined;
    const timer = setTimeout(reset, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data, reset]);
  return (
    <span ref={shown} className={styles['code']}>
      <b>Door or key safe.</b>
      <output>
        {data === undefined ? null : (
          <>
            Code <strong>{data.access_code}</strong>
          </>
        )}
      </output>
      {data === undefined ? (
        <Button
          variant="soft"
          icon={<Eye />}
          busy={reveal.isPending}
          busyLabel="Reading"
          onClick={() => reveal.mutate()}
        >
          Show code
        </Button>
      ) : null}
      <ErrorAlert title="The code was not shown" error={reveal.error} />
    </span>
  );
}

interface CodeDialogProps {
  appointment: Appointment;
  onClose: () => void;
}

function CodeDialog({ appointment, onClose }: CodeDialogProps) {
  const api = useApi();
  const { opened, latest, hasChanged, changedBy, handleConflict } = useLatestVersion(
    appointment,
    appointmentSchema,
  );
  const form = useCommandForm({
    mutation: api.setAccessCode.mutation({ id: appointment.id }),
    schema: setAccessCodeRequest,
    defaultValues: { access_code: '' },
    toRequest: ({ access_code }: { access_code: string }) => ({
      access_code,
      version: latest.version,
    }),
    onRefused: handleConflict,
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="What is the code?"
      form={form}
      errorTitle="Not saved"
      submitLabel="Save code"
      busyLabel="Saving"
      closeLabel="Keep it as it is"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>{`For ${latest.address_line1}, ${latest.suburb}.`}</p>
      <TextField
        {...form.field('access_code')}
        label="Code of the door or key safe"
        hint="Only the team can see it. Leave it empty to remove the code."
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
}
