import type { Invoice } from '@cleaning/contract/invoices';
import type { InvoiceTransition } from '@cleaning/contract/invoices/rules';
import type { AccountCredit } from '@cleaning/contract/payments';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import type { MoneyDialogKind } from '../../money/money-dialog.tsx';
import styles from './issued-invoice.module.css';
import { MoneyDialog } from '../../money/money-dialog.tsx';

/** The balance, and the actions for payments and credits. */
export function MoneyCard({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const [openDialog, setOpenDialog] = useState<MoneyDialogKind | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const isOwed = invoice.balance_cents > 0;
  const { data: credits } = useQuery({
    ...api.listAccountCredits.query({ client_id: invoice.client_id }),
    enabled: isOwed,
  });
  const credit = credits?.results.find((each) => isOfPayer(each, invoice));
  const can = (command: InvoiceTransition) =>
    invoice.available_commands.some((each) => each === command);
  const close = () => setOpenDialog(null);
  const finish = (done: string) => {
    close();
    setReport(done);
  };
  return (
    <Card title="Still to be paid">
      <Stack gap="space-3">
        <p className={styles['balance']}>{formatMoney(invoice.balance_cents)}</p>
        {credit === undefined || !isOwed ? null : (
          <Alert tone="info">
            <p>
              {credit.payer === 'client' ? invoice.client_name : credit.payer_name} has paid{' '}
              {formatMoney(credit.open_cents)} too much before.
            </p>
          </Alert>
        )}
        {can('record_payment') ? (
          <Button block onClick={() => setOpenDialog('record_payment')}>
            Record payment
          </Button>
        ) : null}
        {credit === undefined || !isOwed ? null : (
          <Button variant="soft" block onClick={() => setOpenDialog('apply_credit')}>
            Use their credit
          </Button>
        )}
        <Inline gap="space-2">
          {MORE.filter(({ command }) => can(command)).map(({ command, label }) => (
            <Button
              key={command}
              variant="outline"
              size="sm"
              onClick={() => setOpenDialog(command)}
            >
              {label}
            </Button>
          ))}
        </Inline>
        <output>{report}</output>
      </Stack>
      {openDialog === null ? null : (
        <MoneyDialog
          kind={openDialog}
          invoice={invoice}
          credit={credit}
          onClose={close}
          onDone={finish}
        />
      )}
    </Card>
  );
}

/** Credit pays only invoices of who paid too much. */
const isOfPayer = ({ payer, payer_name: name }: AccountCredit, invoice: Invoice): boolean =>
  payer === invoice.payer && (payer !== 'plan_manager' || name === invoice.bill_to?.name);

const MORE = [
  { command: 'send_again', label: 'Send again' },
  { command: 'credit', label: 'Give credit' },
  { command: 'refund', label: 'Give money back' },
  { command: 'void', label: 'Void invoice' },
  { command: 'write_off', label: 'Write off' },
] as const;
