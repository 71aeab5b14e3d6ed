import { company } from '@cleaning/company';
import { pathWithId, SITE_PATHS, type Invoice, type InvoicePayment } from '@cleaning/contract';
import { formatQuantity } from '@cleaning/ndis';
import { formatAud, formatPlainDate } from '@cleaning/pricing';
import type { Transaction } from '../../platform/db/client.ts';
import type { Attachment } from '../../platform/mail/attachment.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';
import { writeMail } from '../../platform/mail/templates/layout.ts';
import { receiptPaper } from '../../platform/pdf/receipt-paper.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { findClientContact } from '../accounts/client-directory.ts';
import { paperOfInvoice } from './paper.ts';

export interface InvoiceMails {
  /** Brings an invoice as a PDF to whoever pays it, and to the client where that is somebody else. */
  postIssued(transaction: Transaction, invoice: Invoice, now: Date): Promise<void>;
  /** Brings the same again, as it stands now, to the same people. */
  postCopy(transaction: Transaction, invoice: Invoice, now: Date): Promise<void>;
  /** Says that money came, and what is still to be paid, with the receipt of that payment. */
  postPaid(
    transaction: Transaction,
    invoice: Invoice,
    paymentReference: string,
    now: Date,
  ): Promise<void>;
  /** Says that an invoice that was sent need not be paid. */
  postVoid(transaction: Transaction, invoice: Invoice, now: Date): Promise<void>;
}

interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
  readonly secrets: Pick<Secrets, 'decrypt'>;
}

/** What every mail about an invoice says, whoever gets it. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The words for each reader, and the files that both get. */
interface Letters {
  readonly toPayer: Letter;
  readonly toClient: Letter;
  readonly attachments?: readonly Attachment[];
}

export function createInvoiceMails({ outbox, publicUrl, secrets }: MailDependencies): InvoiceMails {
  async function post(
    transaction: Transaction,
    invoice: Invoice,
    { toPayer, toClient, attachments = [] }: Letters,
    now: Date,
  ) {
    const client = await findClientContact(transaction, invoice.client_id);
    if (client === null) throw new Error('An invoice belongs to nobody.');
    const { bill_to: payer } = invoice;
    if (payer !== null && payer.email !== client.email) {
      // The payer has no account here, so there is no page to lead to.
      const mail = writeMail({ ...toPayer, recipient: payer.email, firstName: payer.name });
      await outbox.post(transaction, { ...mail, attachments }, now);
    }
    const copy = clientMail(toClient, invoice, client, publicUrl);
    await outbox.post(transaction, { ...copy, attachments }, now);
  }

  /** @param reword what is said otherwise than when it was issued. */
  async function bring(
    transaction: Transaction,
    invoice: Invoice,
    now: Date,
    reword = (letter: Letter): Letter => letter,
  ) {
    const letters = {
      toPayer: reword(issuedToPayer(invoice)),
      toClient: reword(issuedToClient(invoice)),
      attachments: [{ paper: await paperOfInvoice(transaction, secrets, invoice) }],
    };
    await post(transaction, invoice, letters, now);
  }

  return {
    postIssued: bring,
    postCopy: (transaction, invoice, now) =>
      bring(transaction, invoice, now, (letter) => asCopy(letter, invoice)),
    async postPaid(transaction, invoice, paymentReference, now) {
      const payment = invoice.payments.find(
        ({ kind, reference }) => kind === 'payment' && reference === paymentReference,
      );
      if (payment === undefined) throw new Error('A payment is not on its invoice.');
      const letter = paid(invoice, payment);
      const attachments = [{ paper: receiptPaper(invoice, payment) }];
      await post(transaction, invoice, { toPayer: letter, toClient: letter, attachments }, now);
    },
    postVoid(transaction, invoice, now) {
      const letter = {
        subject: `Invoice ${invoice.number} is cancelled`,
        paragraphs: [`We have cancelled invoice ${invoice.number}. Please do not pay it.`],
      };
      return post(transaction, invoice, { toPayer: letter, toClient: letter }, now);
    },
  };
}

const clientMail = (
  letter: Letter,
  { id }: Invoice,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  publicUrl: string,
): Mail =>
  writeMail({
    ...letter,
    recipient: email,
    firstName,
    action: {
      label: 'View the invoice',
      url: `${publicUrl}${pathWithId(SITE_PATHS.clientInvoice, id)}`,
    },
  });

const money = (cents: number): string => formatAud(cents, { decimals: 'always' });
const day = (date: string | null): string => (date === null ? '' : formatPlainDate(date, 'medium'));

/** What an invoice comes to, and what of it is still to be paid once a deposit was taken off. */
function sumsOf(invoice: Invoice): string {
  const total = money(invoice.total_cents);
  if (invoice.deposit_cents === 0) return `${total}, due on ${day(invoice.due_date)}`;
  const taken = `${total}, less your deposit of ${money(invoice.deposit_cents)}`;
  return invoice.balance_cents === 0
    ? `${taken}. Nothing is left to pay`
    : `${taken}. Please pay ${money(invoice.balance_cents)} by ${day(invoice.due_date)}`;
}

function issuedToPayer(invoice: Invoice): Letter {
  const { bank } = company;
  return {
    subject: `Invoice ${invoice.number} from ${company.name} for ${invoice.client_name}`,
    paragraphs: [
      `Here is invoice ${invoice.number} for ${invoice.client_name}: ${sumsOf(invoice)}. It is attached as a PDF.`,
      invoice.lines.map(describeLine).join('\n'),
      ...(invoice.balance_cents === 0
        ? []
        : [
            `To pay, transfer it to ${bank.accountName}, BSB ${bank.bsb}, account ${bank.accountNumber}, with the reference ${invoice.number}.`,
          ]),
    ],
  };
}

function issuedToClient(invoice: Invoice): Letter {
  const { number, plan_management: planManagement, bill_to: payer, kind } = invoice;
  const subject = `Invoice ${number} from ${company.name}`;
  const sums = sumsOf(invoice);
  if (kind === 'ndis' && planManagement === 'agency') {
    return {
      subject,
      paragraphs: [
        `Here is your copy of invoice ${number}: ${money(invoice.total_cents)}. It is attached as a PDF.`,
        'You do not need to pay it. We claim it from your plan with the agency.',
      ],
    };
  }
  if (kind === 'ndis' && planManagement === 'plan' && payer !== null) {
    return {
      subject,
      paragraphs: [
        `Here is your copy of invoice ${number}: ${sums}. It is attached as a PDF.`,
        `You do not need to pay it. We sent it to ${payer.name}, who manages your plan.`,
      ],
    };
  }
  const words = `Your invoice ${number} is ready: ${sums}. It is attached as a PDF.`;
  return { subject, paragraphs: [words] };
}

/** The letter of an invoice that was sent before: it says so, and what is left where part was paid. */
function asCopy({ subject, paragraphs }: Letter, invoice: Invoice): Letter {
  const { balance_cents: balance, total_cents: total } = invoice;
  const left = balance === total ? [] : [`${money(balance)} of it is still to be paid.`];
  return {
    subject: `Copy: ${subject}`,
    paragraphs: [
      `This is another copy of an invoice that we sent on ${day(invoice.issue_date)}.`,
      ...paragraphs,
      ...left,
    ],
  };
}

function paid(
  { number, balance_cents: balance }: Invoice,
  { amount_cents: amountCents }: InvoicePayment,
): Letter {
  return {
    subject: `Payment received for invoice ${number}`,
    paragraphs: [
      `Thank you. We received ${money(amountCents)} for invoice ${number}.`,
      balance === 0 ? 'It is now paid in full.' : `${money(balance)} is still to be paid.`,
      'The receipt is attached as a PDF.',
    ],
  };
}

function describeLine(line: Invoice['lines'][number]): string {
  const when = line.service_date_from === null ? '' : `${day(line.service_date_from)}: `;
  const item = line.support_item_number === null ? '' : ` (${line.support_item_number})`;
  const quantity = formatQuantity(Math.round(line.quantity * 100));
  return `${when}${line.description}${item}, ${quantity} ${line.unit} at ${money(line.unit_price_cents)}: ${money(line.amount_cents)}`;
}
