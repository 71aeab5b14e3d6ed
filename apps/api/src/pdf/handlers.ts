import type { AuditSubject } from '@cleaning/contract/audit/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import type { pdfEndpoints } from '@cleaning/contract/pdf';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { fullName } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { HandlerDependencies } from '../core/dependencies.ts';
import { notFound } from '../core/http/api-error.ts';
import type { FileAnswer, HandlersOf } from '../core/http/handlers.ts';
import type { PdfDocument } from '../core/pdf/pdf-document.ts';
import { createRenderQueue } from '../core/pdf/render-queue.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { siteUrl } from '../core/site/site-url.ts';
import {
  findClientContact,
  readNdisNumber,
  revealNdisNumber,
} from '../clients/client-directory.ts';
import {
  pdfOfInvoice,
  readInvoice,
  readStatement,
  receiptPdf,
  statementPdf,
} from '../invoices/index.ts';
import { quotePdf, readQuote } from '../quotes/index.ts';
import { readPlanVisit } from '../ndis/rates/plan-visit.ts';
import { readSettings } from '../settings/settings-record.ts';

interface Download {
  readonly database: Database;
  readonly viewer: UserViewer;
  readonly subjectType: Extract<AuditSubject, 'quote' | 'invoice' | 'client'>;
  readonly subjectId: string;
  readonly clientId: string;
  readonly now: Date;
}

interface NdisRead extends Pick<HandlerDependencies, 'database' | 'secrets'> {
  readonly viewer: UserViewer;
  readonly now: Date;
}

const render = createRenderQueue();

async function answerWith(
  document: PdfDocument,
  { database, viewer, ...details }: Download,
): Promise<FileAnswer> {
  const content = await render(document, details.now);
  if (viewer.kind === 'office') {
    await inTransaction(database, (transaction) =>
      recordAudit(transaction, {
        actorId: viewer.staffId,
        action: 'download',
        reason: null,
        ...details,
      }),
    );
  }
  return { fileName: document.fileName, mediaType: 'application/pdf', content };
}

/**
 * A PDF with a whole NDIS number is recorded in the audit log, like revealing the number itself.
 */
async function ndisNumberOn(
  invoice: Invoice,
  { database, secrets, viewer, now }: NdisRead,
): Promise<string | null> {
  const { kind, status, number, client_id: clientId } = invoice;
  if (kind === 'private') return null;
  if (viewer.kind !== 'office' || status === 'draft') {
    return readNdisNumber(database, secrets, clientId);
  }
  const reason = `On the PDF of invoice ${number}.`;
  return inTransaction(database, (transaction) =>
    revealNdisNumber(transaction, {
      secrets,
      clientId,
      actorId: viewer.staffId,
      reason,
      now,
    }),
  );
}

/**
 * Serves quotes, invoices, receipts and statements as PDFs. Downloads by staff are recorded in the
 * audit log.
 */
export const pdfHandlers: HandlersOf<typeof pdfEndpoints> = {
  downloadQuotePdf: async ({ database, viewer, params: { id }, now }) => {
    const { row, quote } = await readQuote(database, { id, viewer, now });
    const [client, settings] = await Promise.all([
      findClientContact(database, row.clientId),
      readSettings(database),
    ]);
    const document = quotePdf(quote, {
      clientName: client === null ? '' : fullName(client.firstName, client.lastName),
      gstRegistered: settings.gstRegistered,
      latePercent: settings.lateCancellationPercent,
      url:
        client === null || client.email === null
          ? null
          : siteUrl(pathWithId(SITE_PATHS.clientQuote, id)),
      planVisit: await readPlanVisit(database, row, now),
    });
    const download = { database, viewer, subjectType: 'quote', subjectId: id, now } as const;
    return {
      status: 200,
      body: await answerWith(document, { ...download, clientId: row.clientId }),
    };
  },

  downloadInvoicePdf: async ({ database, secrets, viewer, params: { id }, now }) => {
    const invoice = await readInvoice(database, { id, viewer, now });
    const ndisNumber = await ndisNumberOn(invoice, { database, secrets, viewer, now });
    const document = await pdfOfInvoice(database, invoice, ndisNumber);
    const download = { database, viewer, subjectType: 'invoice', subjectId: id, now } as const;
    return {
      status: 200,
      body: await answerWith(document, { ...download, clientId: invoice.client_id }),
    };
  },

  downloadStatementPdf: async ({ database, viewer, query, now }) => {
    const statement = await readSnapshot(database, (snapshot) =>
      readStatement(snapshot, viewer, query),
    );
    const { client_id: clientId } = statement;
    const download = {
      database,
      viewer,
      ...aboutClient(clientId),
      now,
    } as const;
    return {
      status: 200,
      body: await answerWith(statementPdf(statement, sydneyDateOf(now)), download),
    };
  },

  downloadReceiptPdf: async ({ database, viewer, params: { id }, query, now }) => {
    const invoice = await readInvoice(database, { id, viewer, now });
    const payment = invoice.payments.find((each) => each.id === query.payment_id);
    if (payment === undefined) throw notFound();
    const document = receiptPdf(invoice, payment);
    const download = { database, viewer, subjectType: 'invoice', subjectId: id, now } as const;
    return {
      status: 200,
      body: await answerWith(document, { ...download, clientId: invoice.client_id }),
    };
  },
};
