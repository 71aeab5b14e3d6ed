import { createClientRequest } from '@cleaning/contract/clients';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField } from '@cleaning/ui/field';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import FilePlus from 'lucide-react/icons/file-plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { STAFF_QUOTE_NEW_PATH } from '#domains/quotes/quote-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { Columns } from '#kit/page/columns.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { STAFF_CLIENTS_PATH, staffClientPath, withClient } from '../client-paths.ts';
import { ParticipantCard, PlaceCard, WhoCard } from './create/new-client-cards.tsx';
import { NEW_CLIENT_FIELDS, NO_CLIENT, newClientRequest } from './create/new-client-values.ts';
import { SamePerson } from './create/same-person.tsx';
import { NomineeCopiesField } from './ndis/participant-fields.tsx';

export const handle = { title: 'New client' };

/** Creates a client, with the address and plan as far as they are known. */
export function Component() {
  const api = useApi();
  const navigate = useNavigate();
  const pathOfNext = useRef(staffClientPath);
  const schemaForm = useCommandForm({
    mutation: api.createClient.mutation(),
    schema: createClientRequest,
    defaultValues: NO_CLIENT,
    toRequest: newClientRequest,
    fieldNames: NEW_CLIENT_FIELDS,
    draft: 'new client',
    onDone: ({ id }) => navigate(pathOfNext.current(id), { replace: true }),
  });
  const { form, field, isSending } = schemaForm;
  const [type, email, phone, firstName, isInvited] = useWatch({
    control: form.control,
    name: ['client_type', 'email', 'phone_number', 'first_name', 'is_invited'],
  });
  const hasEmail = email.trim() !== '';
  const nominee = useWatch({ control: form.control, name: ['nominee_name', 'nominee_email'] });
  const clientsPath = useLastListPath(STAFF_CLIENTS_PATH);
  useEscapeFromFields();
  useCreateShortcut(() => {
    pathOfNext.current = staffClientPath;
    schemaForm.submit();
  });
  return (
    <>
      <PageHead
        back={{ label: 'Clients', href: clientsPath }}
        title="New client"
        text="For somebody who phones or writes. They choose a password later, or never."
      />
      <Stack as="form" gap="space-4" noValidate onSubmit={schemaForm.handleSubmit}>
        <FormErrors {...schemaForm.errors} title="Not made" />
        <Columns
          side={
            <>
              <Card title="Before you save">
                <Stack gap="space-4">
                  <SamePerson email={email} phone={phone} />
                  {hasEmail ? (
                    <CheckboxField
                      {...field('is_invited')}
                      label="Send an invitation"
                      hint={
                        isInvited
                          ? `${firstName.trim() || 'The client'} gets an email to choose a password. The link works for 7 days.`
                          : 'No email goes out. You can send an invitation later, from the page of the client.'
                      }
                    />
                  ) : (
                    <Text size="sm" tone="muted">
                      An invitation needs an email. You can add one later.
                    </Text>
                  )}
                  {type === 'ndis' ? (
                    <NomineeCopiesField field={field} client={firstName} nominee={nominee} />
                  ) : null}
                  <Button
                    type="submit"
                    icon={<UserPlus />}
                    busy={isSending}
                    busyLabel="Making the client"
                    onClick={() => {
                      pathOfNext.current = staffClientPath;
                    }}
                  >
                    Make client
                  </Button>
                  <Button
                    type="submit"
                    variant="outline"
                    icon={<FilePlus />}
                    disabled={isSending}
                    onClick={() => {
                      pathOfNext.current = (id) => withClient(STAFF_QUOTE_NEW_PATH, id);
                    }}
                  >
                    Make client and start a quote
                  </Button>
                </Stack>
              </Card>
              <KeyHints hints={HINTS} />
            </>
          }
        >
          <Stack gap="space-4">
            <WhoCard field={field} />
            <PlaceCard field={field} />
            {type === 'ndis' ? <ParticipantCard form={form} field={field} /> : null}
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}

const HINTS = [
  { keys: ['Ctrl', 'Enter'], label: 'make client' },
  { keys: ['Esc'], label: 'back' },
] as const;

function useCreateShortcut(make: () => void): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [{ keys: ['Ctrl+Enter'], group: 'Writing', label: 'Make the client', run: make }],
    [make],
  );
  useShortcuts(shortcuts);
}
