import type { StatementRecipient } from '@cleaning/contract/invoices';
import { addMonths } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useId, useState } from 'react';
import { STAFF_BOOKKEEPING_PATH } from '#domains/bookkeeping/bookkeeping-paths.ts';
import { ClientSearch, type FoundClient } from '#domains/clients/client-search.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { StatementGoesTo } from './statement-goes-to.tsx';
import { StatementTable } from './statement-table.tsx';

export interface StatementDialogProps {
  /** The client it starts with; null to ask for one. */
  readonly client: FoundClient | null;
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

/**
 * A client's statement: the opening balance, the changes in a period and the closing balance, to
 * view, save and send.
 */
export function StatementDialog(props: StatementDialogProps) {
  const { onClose, onDone } = props;
  const id = useId();
  const api = useApi();
  const { pdfs } = usePortalApi().client;
  const today = sydneyDateOf(useNow());
  const [client, setClient] = useState(props.client);
  const [from, setFrom] = useState(addMonths(`${today.slice(0, 7)}-01`, -1));
  const [to, setTo] = useState(today);
  const period = { from, to, client_id: client?.id ?? '' };
  const canRead = periodError(from, to) === undefined && client !== null;
  const query = useQuery({ ...api.getStatement.query(period), enabled: canRead });
  const [wanted, setWanted] = useState<StatementRecipient['recipient']>('client');
  const [withReferences, setWithReferences] = useState(true);
  const isRead = canRead && query.isSuccess;
  const recipients = (isRead ? query.data.recipients : null) ?? [];
  const chosen = recipients.find(({ recipient }) => recipient === wanted) ?? recipients[0];
  const isSent = chosen !== undefined && chosen.sent_today !== null;
  const { submit, isBusy, error } = useCommand(api.sendStatement.mutation(), {
    onDone: ({ sent_to: address }) => {
      onClose();
      onDone(`The statement is on its way to ${address}.`);
    },
  });
  const send = () =>
    void submit({
      ...period,
      recipient: chosen?.recipient ?? wanted,
      with_references: withReferences,
      send_again: isSent,
    });
  const name = client === null ? undefined : (chosen?.name ?? client.name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name === undefined ? 'Send a statement' : `Send a statement to ${name}?`}
      actions={
        <>
          {isRead && chosen?.email !== null ? (
            <Button icon={<Send />} busy={isBusy} busyLabel="Sending" onClick={send}>
              {isSent ? 'Send again' : 'Send statement'}
            </Button>
          ) : null}
          {isRead && chosen?.recipient !== 'plan_manager' ? (
            <SaveFileButton
              label="PDF"
              variant="outline"
              load={() => pdfs.downloadStatementPdf(period)}
            />
          ) : null}
          <ButtonLink
            variant="ghost"
            href={`${STAFF_BOOKKEEPING_PATH}?view=debts`}
            onClick={onClose}
          >
            For several clients
          </ButtonLink>
        </>
      }
    >
      <Stack gap="space-4">
        <ClientSearch id={`${id}-client`} client={client} onChoose={setClient} />
        <Grid minColumn="9rem" gap="space-3">
          <TextField
            id={`${id}-from`}
            label="First day"
            type="date"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            id={`${id}-to`}
            label="Last day"
            type="date"
            value={to}
            error={periodError(from, to)}
            onChange={(event) => setTo(event.target.value)}
          />
        </Grid>
        {canRead ? (
          <QueryContent query={query} what="the statement" level={3}>
            {(statement) => <StatementTable statement={statement} to={chosen} />}
          </QueryContent>
        ) : null}
        {chosen === undefined ? null : (
          <StatementGoesTo
            id={`${id}-recipient`}
            recipients={recipients}
            to={chosen}
            onChoose={setWanted}
            withReferences={withReferences}
            onReferences={setWithReferences}
          />
        )}
      </Stack>
      <ErrorAlert title="Not sent" error={error} />
    </Dialog>
  );
}

function periodError(from: string, to: string): string | undefined {
  if (from === '' || to === '') return 'Choose both days.';
  return from <= to ? undefined : 'The last day cannot be before the first.';
}
