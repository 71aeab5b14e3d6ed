import type { Quote } from '@cleaning/contract/quotes';
import type { QuoteCommand } from '@cleaning/contract/quotes/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { BookDialog } from '../booking/book-dialog.tsx';

/** The commands of staff for a quote that is not in preparation. */
export function CommandsCard({ quote }: { readonly quote: Quote }) {
  const api = useApi();
  const [openDialog, setOpenDialog] = useState<Asked | 'convert' | null>(null);
  const revise = useCommand(api.reviseQuote.mutation({ id: quote.id }), { isRepeatable: true });
  const can = (command: QuoteCommand) => quote.available_commands.includes(command);
  const name = quote.client?.first_name ?? 'the client';
  const close = () => setOpenDialog(null);
  const asked = ASKED.filter(({ command }) => can(command));
  if (asked.length === 0 && !can('revise') && !can('convert')) return null;
  return (
    <Card title={quote.status === 'sent' ? `Did ${name} give you an answer?` : 'What to do next'}>
      <Stack gap="space-3">
        {can('approve') || can('decline') ? (
          <Text tone="muted">
            Say who said so, how and when.{' '}
            {tellsByEmail(name, quote.staff_details?.client_email !== null)}
          </Text>
        ) : null}
        <Inline gap="space-3">
          {can('convert') ? <Button onClick={() => setOpenDialog('convert')}>Book</Button> : null}
          {can('revise') ? (
            <Button
              busy={revise.isBusy}
              busyLabel="Starting"
              onClick={() => void revise.submit({ version: quote.version })}
            >
              Start version {quote.revision + 1}
            </Button>
          ) : null}
          {asked.map(({ command, label, icon }) => (
            <Button
              key={command}
              variant={command === 'withdraw' ? 'danger-ghost' : 'outline'}
              icon={icon}
              onClick={() => setOpenDialog(command)}
            >
              {label(name)}
            </Button>
          ))}
        </Inline>
      </Stack>
      <ErrorAlert title="Not started" error={revise.error} />
      {openDialog === 'convert' ? (
        <BookDialog
          quote={quote}
          depositDueCents={quote.deposit.status === 'due' ? quote.deposit.due_cents : null}
          onClose={close}
        />
      ) : null}
      {openDialog === 'approve' || openDialog === 'decline' ? (
        <AnswerDialog quote={quote} answer={openDialog} onClose={close} />
      ) : null}
      {openDialog === 'withdraw' ? (
        <CommandDialog quote={quote} command={openDialog} onClose={close} />
      ) : null}
    </Card>
  );
}

type Asked = 'approve' | 'decline' | 'withdraw';

/** The commands that a dialog asks about. */
const ASKED: readonly {
  readonly command: Asked;
  readonly label: (name: string) => string;
  readonly icon: ReactNode;
}[] = [
  { command: 'approve', label: (name) => `Approve for ${name}`, icon: <Check /> },
  { command: 'decline', label: (name) => `Decline for ${name}`, icon: <X /> },
  { command: 'withdraw', label: () => 'Withdraw quote', icon: <Ban /> },
];
