import type { Client } from '@cleaning/contract/clients';
import { startThreadRequest } from '@cleaning/contract/messages';
import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useWatch } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { cannotReadMessages } from '#domains/clients/no-email.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { staffThreadPath } from '#kit/lib/paths.ts';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { assertOnline } from '../message-draft.ts';
import { OfflineNotice } from '../offline-notice.tsx';

export const handle = { title: 'New message' };

/**
 * Starts a conversation with a client, about a quote if the address contains one. Files can be
 * attached from the second message on.
 */
export function Component() {
  const [search] = useSearchParams();
  const quoteId = readUuid(search.get('quote') ?? '');
  return (
    <ForClient title="New message" back={{ label: 'Messages', href: SITE_PATHS.staffMessages }}>
      {(client) =>
        quoteId === '' ? (
          <MessageForm key={client.id} client={client} />
        ) : (
          <MessageAboutQuote key={quoteId} client={client} quoteId={quoteId} />
        )
      }
    </ForClient>
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
            {(about) => <MessageForm client={client} about={about} />}
          </QueryContent>
        ) : (
          <Navigate to={staffThreadPath(thread.id)} replace />
        )
      }
    </QueryContent>
  );
}

interface MessageFormProps {
  readonly client: Client;
  readonly about?: Pick<Quote, 'id' | 'reference'>;
}

function MessageForm({ client, about }: MessageFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const send = useSend(api.startThread.mutation());
  const schemaForm = useSchemaForm({
    schema: startThreadRequest,
    toRequest: (values: { subject: string; body: string }) => ({
      ...values,
      client_id: client.id,
      ...(about === undefined ? {} : { about: { type: 'quote', id: about.id } }),
    }),
    defaultValues: {
      subject: about === undefined ? '' : `Quote ${about.reference}`,
      body: '',
    },
    send: async (body) => {
      assertOnline();
      const { id } = await send(body);
      dropDraft();
      await navigate(staffThreadPath(id), { replace: true });
    },
  });
  const dropDraft = useFormDraft(
    schemaForm.form,
    `new message to ${client.id} about ${about?.id ?? 'anything'}`,
    { asksBeforeClosing: true },
  );
  const body = useWatch({ control: schemaForm.form.control, name: 'body' });
  const { first_name: firstName } = client;

  return (
    <Card>
      <Stack as="form" gap="space-5" formWidth noValidate onSubmit={schemaForm.handleSubmit}>
        <FormErrors {...schemaForm.errors} title="Not sent" />
        <TextField {...schemaForm.field('subject')} label="Subject" maxLength={120} />
        <TextAreaField
          {...schemaForm.field('body')}
          label="Message"
          hint={
            client.email === null
              ? cannotReadMessages(firstName)
              : `${firstName} reads it in the client portal. The email says only that there is a message.`
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
