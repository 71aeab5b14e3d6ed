import { company } from '@cleaning/company';
import { howToTransfer } from '@cleaning/contract/invoices';
import type { Quote, SignerRelation } from '@cleaning/contract/quotes';
import { bookingInWords } from '@cleaning/contract/quotes/rules';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { fullName } from '@cleaning/contract/rules';
import { formatMoney, isPlanFunded } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { renderEmail, type EmailTemplate } from '../../core/mail/render-email.ts';
import { postMail } from '../../core/mail/outbox.ts';
import { siteUrl } from '../../core/site/site-url.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import { describePlanVisit, readPlanVisit, type PlanVisit } from '../../ndis/rates/plan-visit.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { loadQuote } from '../load-quote.ts';
import { quotePdf } from '../quote-pdf.ts';
import type { QuoteRow, Signature } from '../quote-repository.ts';

/** An approval whose copies are sent. */
export interface Approval {
  /** Null when staff recorded it. */
  readonly signature: Signature | null;
  /** The address of a signer who is not the client, when they gave one. */
  readonly signerEmail: string | null;
  /** Who said so, how and when, of an approval that staff recorded. */
  readonly said?: string | undefined;
  readonly now: Date;
}

/**
 * Sends a copy of what was approved, with the PDF and how to pay the deposit, to the client, and to
 * the person who signed for them. Unlike other emails about a quote it has an amount and an address,
 * because whoever agrees to pay wants to keep what they agreed to. It has no access notes and no NDIS
 * number, and a signer who is not the client gets no link to the portal.
 */
export async function postApprovalCopies(
  transaction: Transaction,
  row: QuoteRow,
  { signature, signerEmail, said, now }: Approval,
): Promise<void> {
  const client = await findClientContact(transaction, row.clientId);
  if (client === null) return;
  const viewer = { kind: 'client', clientId: row.clientId } as const;
  const quote = await loadQuote(transaction, row, { viewer, now });
  const { gstRegistered, lateCancellationPercent: latePercent } = await readSettings(transaction);
  const url = siteUrl(pathWithId(SITE_PATHS.clientQuote, row.id));
  const clientName = fullName(client.firstName, client.lastName);
  const planVisit = await readPlanVisit(transaction, row, now);
  const pdf = quotePdf(quote, { clientName, gstRegistered, latePercent, url, planVisit });
  const attachments = [{ pdf }];
  const amount = amountOf(quote, planVisit);

  const toClient = renderEmail({
    ...copyForClient(quote, amount, { signature, said }),
    recipient: client.email,
    firstName: client.firstName,
    action: { label: 'View my quote', url },
  });
  await postMail(transaction, { ...toClient, attachments }, now);
  if (signature === null || signature.signedFor === null) return;
  if (signerEmail === null || signerEmail === client.email) return;
  const toSigner = renderEmail({
    ...copyForSigner(quote, amount, signature.signedFor),
    recipient: signerEmail,
    firstName: signature.signedName,
  });
  await postMail(transaction, { ...toSigner, attachments }, now);
}

const SIGNERS: Readonly<Record<SignerRelation, string>> = {
  family: ', your partner or family,',
  carer: ', your carer or support worker,',
  nominee: ', your nominee or guardian,',
  other: '',
};

function copyForClient(
  quote: Quote,
  amount: string,
  { signature, said = 'As you told us.' }: Pick<Approval, 'signature' | 'said'>,
): EmailTemplate {
  const { reference } = quote;
  if (signature === null) {
    return {
      subject: `We recorded your approval of quote ${reference}`,
      paragraphs: [
        said,
        `We recorded that you approve quote ${reference} for ${amount}. A copy is attached.`,
        ...depositParagraphs(quote),
        'If you did not, please call us.',
      ],
    };
  }
  const { signedName, signedFor, signerRelation } = signature;
  if (signedFor === null || signerRelation === null) {
    return {
      subject: `Your copy of quote ${reference}, approved`,
      paragraphs: [
        `You approved quote ${reference} for ${amount}. A copy is attached.`,
        ...depositParagraphs(quote),
        bookingInWords(quote),
      ],
    };
  }
  return {
    subject: `Your copy of quote ${reference}, approved for you`,
    paragraphs: [
      `${signedName}${SIGNERS[signerRelation]} approved quote ${reference} for you, for ${amount}. A copy is attached, with both names on it.`,
      ...depositParagraphs(quote),
      'If you did not agree to this, please call us.',
    ],
  };
}

const copyForSigner = (quote: Quote, amount: string, clientName: string): EmailTemplate => ({
  subject: `Your copy of quote ${quote.reference}, approved`,
  paragraphs: [
    `You approved quote ${quote.reference} for ${clientName}, for ${amount}. A copy is attached, with both names on it.`,
    ...depositParagraphs(quote),
  ],
});

function amountOf(quote: Quote, planVisit: PlanVisit | null): string {
  if (planVisit !== null) {
    return `about ${formatMoney(planVisit.cents)} a visit, ${describePlanVisit(planVisit)}`;
  }
  const { service_id: serviceId, total_cents: cents } = quote;
  const amount = formatMoney(cents ?? 0);
  return isPlanFunded(serviceId) ? `an estimated ${amount}` : amount;
}

function depositParagraphs({ deposit, reference }: Quote): string[] {
  if (deposit.status !== 'due') return [];
  return [
    `The deposit of ${formatMoney(deposit.due_cents)} is part of the total. It is due before we come.`,
    howToTransfer(reference, company),
  ];
}
