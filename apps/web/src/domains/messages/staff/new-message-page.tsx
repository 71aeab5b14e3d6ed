import { useAuth } from '@cleaning/auth/react';
import type { OwnVisit } from '@cleaning/contract/appointments';
import type { Client } from '@cleaning/contract/clients';
import { startThreadRequest, type ThreadSubjectType } from '@cleaning/contract/messages';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useWatch } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { describeShortDate, describeStart } from '#domains/appointments/format-appointment.ts';
import { ForClient } from '#domains/clients/for-client.tsx';
import { cannotReadMessages } from '#domains/clients/no-email.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import {
  messageAboutVisitPath,
  STAFF_MESSAGE_NEW_PATH,
  STAFF_MESSAGES_PATH,
  staffThreadPath,
  subjectInAddress,
} from '../message-paths.ts';
import { assertOnline } from '../message-draft.ts';
import { OfflineNotice } from '../offline-notice.tsx';

export const handle = { title: 'New message' };

const TITLE = 'New message';
const BACK = { label: 'Messages', href: STAFF_MESSAGES_PATH };

/**
 * Starts a conversation: of the office with any client, of a cleaner about one of their own visits.
 */
export function Component() {
  return useAuth().isCleaner ? <MessageOfCleaner /> : <MessageOfOffice />;
}

/**
 * Writes to a client, about a quote if the address contains one. Files can be attached from the
 * second message on.
 */
function MessageOfOffice() {
  const [search] = useSearchParams();
  const quoteId = readUuid(subjectInAddress(search).quoteId ?? '');
  return (
    <ForClient title={TITLE} back={BACK}>
      {(client) =>
        quoteId === '' ? (
          <MessageForm key={client.id} to={toRecipient(client)} />
        ) : (
          <MessageAboutQuote key={quoteId} client={client} quoteId={quoteId} />
        )
      }
    </ForClient>
  );
}

const toRecipient = ({ id, first_name, email }: Client): Recipient => ({
  id,
  firstName: first_name,
  hasEmail: email !== null,
});

/** Asks which of the cleaner’s visits it is about, unless the address says it. */
function MessageOfCleaner() {
  const api = useApi();
  const [search] = useSearchParams();
  const own = useQuery(api.getOwnVisits.query());
  const { visitId } = subjectInAddress(search);
  const visit = own.data?.visits.find(({ id }) => id === visitId);
  return (
    <>
      <PageHead
        back={BACK}
        title={visit === undefined ? TITLE : `${TITLE} to ${readFirstName(visit)}`}
        text={
          visit === undefined ? (
            'Choose the visit that it is about.'
          ) : (
            <>
              {`About the visit on ${describeVisit(visit)}. `}
              <Link href={STAFF_MESSAGE_NEW_PATH}>Another visit</Link>
            </>
          )
        }
      />
      <QueryContent query={own} what="your visits" card>
        {({ visits }) =>
          visit === undefined ? (
            <ChooseVisit visits={visits} />
          ) : (
            <MessageAboutVisit key={visit.id} visit={visit} />
          )
        }
      </QueryContent>
    </>
  );
}

const readFirstName = ({ client_name: name }: OwnVisit): string => name.split(' ')[0] ?? name;

const describeVisit = (visit: OwnVisit): string =>
  `${describeShortDate(visit.appointment_date)}, ${describeStart(visit)}`;

function ChooseVisit({ visits }: { readonly visits: readonly OwnVisit[] }) {
  return (
    <Card title="Your visits">
      {visits.length === 0 ? (
        <p>You have no visits in the past week and the coming two. Call the office instead.</p>
      ) : (
        <RowList>
          {visits.map((visit) => (
            <Row
              key={visit.id}
              href={messageAboutVisitPath(visit.id)}
              title={visit.client_name}
              detail={`${describeVisit(visit)}, ${visit.suburb}`}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** Continues the conversation about a visit, or starts it if there is none. */
function MessageAboutVisit({ visit }: { readonly visit: OwnVisit }) {
  const api = useApi();
  const threads = useQuery(api.listThreads.query({ about_id: visit.id, page_size: 1 }));
  return (
    <QueryContent query={threads} what="the conversation" card>
      {({ results: [thread] }) =>
        thread === undefined ? (
          <MessageForm
            to={{
              id: visit.client_id,
              firstName: readFirstName(visit),
              hasEmail: visit.client_has_email,
            }}
            about={{
              type: 'appointment',
              id: visit.id,
              subject: `Visit on ${describeShortDate(visit.appointment_date)}`,
            }}
          />
        ) : (
          <Navigate to={staffThreadPath(thread.id)} replace />
        )
      }
    </QueryContent>
  );
}

interface MessageAboutQuoteProps {
  readonly client: Client;
  readonly quoteId: string;
}

/** Continues the conversation about a quote, or starts it if there is none. */
function MessageAboutQuote({ client, quoteId }: MessageAboutQuoteProps) {
  const api = useApi();
  const threads = useQuery(
    api.listThreads.query({ client_id: client.id, about_id: quoteId, page_size: 1 }),
  );
  const quote = useQuery(api.getQuote.query({ id: quoteId }));
  return (
    <QueryContent query={threads} what="the conversation" card>
      {({ results: [thread] }) =>
        thread === undefined ? (
          <QueryContent query={quote} what="the quote" card>
            {({ id, reference }) => (
              <MessageForm
                to={toRecipient(client)}
                about={{ type: 'quote', id, subject: `Quote ${reference}` }}
              />
            )}
          </QueryContent>
        ) : (
          <Navigate to={staffThreadPath(thread.id)} replace />
        )
      }
    </QueryContent>
  );
}

interface Recipient {
  readonly id: string;
  readonly firstName: string;
  readonly hasEmail: boolean;
}

interface MessageFormProps {
  readonly to: Recipient;
  /** What it is about, with the subject that says so. */
  readonly about?: {
    readonly type: ThreadSubjectType;
    readonly id: string;
    readonly subject: string;
  };
}

function MessageForm({ to, about }: MessageFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const send = useSend(api.startThread.mutation());
  const schemaForm = useSchemaForm({
    schema: startThreadRequest,
    toRequest: (values: { subject: string; body: string }) => ({
      ...values,
      client_id: to.id,
      ...(about === undefined ? {} : { about: { type: about.type, id: about.id } }),
    }),
    defaultValues: {
      subject: about?.subject ?? '',
      body: '',
    },
    send: async (body) => {
      assertOnline();
      const { id } = await send(body);
      dropDraft();
      await navigate(staffThreadPath(id), { replace: true });
    },
  });
  const dropDraft = useFormDraft(schemaForm.form, {
    name: `new message to ${to.id} about ${about?.id ?? 'anything'}`,
    asksBeforeClosing: true,
  });
  const body = useWatch({ control: schemaForm.form.control, name: 'body' });
  const { firstName } = to;

  return (
    <Card>
      <Stack as="form" gap="space-5" formWidth noValidate onSubmit={schemaForm.handleSubmit}>
        <FormErrors {...schemaForm.errors} title="Not sent" />
        <TextField {...schemaForm.field('subject')} label="Subject" maxLength={120} />
        <TextAreaField
          {...schemaForm.field('body')}
          label="Message"
          hint={
            to.hasEmail
              ? `${firstName} reads it in the client portal. The email says only that there is a message.`
              : cannotReadMessages(firstName)
          }
          rows={6}
        />
        <OfflineNotice isTyped={body.trim() !== '' && schemaForm.errors.formError === null} />
        <div>
          <Button type="submit" icon={<Send />} busy={schemaForm.isSending} busyLabel="Sending">
            Send message
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
