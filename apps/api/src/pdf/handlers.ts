import {
  fullName,
  pathWithId,
  SITE_PATHS,
  type AuditSubject,
  type Invoice,
  type pdfEndpoints,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../core/http/api-error.ts';
import type { FileAnswer, HandlersOf } from '../core/http/handlers.ts';
import type { PdfDocument } from '../core/pdf/pdf-document.ts';
import { quotePdf } from '../core/pdf/quote-pdf.ts';
import { receiptPdf } from '../core/pdf/receipt-pdf.ts';
import { createRenderQueue } from '../core/pdf/render-queue.ts';
import { statementPdf } from '../core/pdf/statement-pdf.ts';
import {
  findClientContact,
  readNdisNumber,
  revealNdisNumber,
} from '../clients/client-directory.ts';
import { pdfOfInvoice, readInvoice, readStatement } from '../invoices/index.ts';
import { readQuote } from '../quotes/index.ts';
import { readPlanVisit } from '../ndis/rates/plan-visit.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { readSettings } from '../settings/service.ts';

type PdfDependencies = Pick<Dependencies, 'database' | 'secrets' | 'publicUrl'>;

interface Download {
  readonly viewer: UserViewer;
  readonly subjectType: Extract<AuditSubject, 'quote' | 'invoice' | 'client'>;
  readonly subjectId: string;
  readonly clientId: string;
  readonly now: Date;
}

/**
 * Serves quotes, invoices, receipts and statements as PDFs. Downloads by staff are recorded in the
 * audit log.
 */
export function createPdfHandlers({
  database,
  secrets,
  publicUrl,
}: PdfDependencies): HandlersOf<typeof pdfEndpoints> {
  const render = createRenderQueue();

  async function answerWith(
    document: PdfDocument,
    { viewer, ...details }: Download,
  ): Promise<FileAnswer> {
    const content = await render(document, details.now);
    if (viewer.kind === 'staff') {
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
    viewer: UserViewer,
    now: Date,
  ): Promise<string | null> {
    const { kind, status, number, client_id: clientId } = invoice;
    if (kind === 'private') return null;
    if (viewer.kind !== 'staff' || status === 'draft') {
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

  return {
    async downloadQuotePdf({ viewer, params: { id }, now }) {
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
            : `${publicUrl}${pathWithId(SITE_PATHS.clientQuote, id)}`,
        planVisit: await readPlanVisit(database, row, now),
      });
      const download = { viewer, subjectType: 'quote', subjectId: id, now } as const;
      return {
        status: 200,
        body: await answerWith(document, { ...download, clientId: row.clientId }),
      };
    },

    async downloadInvoicePdf({ viewer, params: { id }, now }) {
      const invoice = await readInvoice(database, { id, viewer, now });
      const ndisNumber = await ndisNumberOn(invoice, viewer, now);
      const document = await pdfOfInvoice(database, invoice, ndisNumber);
      const download = { viewer, subjectType: 'invoice', subjectId: id, now } as const;
      return {
        status: 200,
        body: await answerWith(document, { ...download, clientId: invoice.client_id }),
      };
    },

    async downloadStatementPdf({ viewer, query, now }) {
      const statement = await readSnapshot(database, (snapshot) =>
        readStatement(snapshot, viewer, query),
      );
      const { client_id: clientId } = statement;
      const download = {
        viewer,
        subjectType: 'client',
        subjectId: clientId,
        clientId,
        now,
      } as const;
      return {
        status: 200,
        body: await answerWith(statementPdf(statement, sydneyDateOf(now)), download),
      };
    },

    async downloadReceiptPdf({ viewer, params: { id }, query, now }) {
      const invoice = await readInvoice(database, { id, viewer, now });
      const payment = invoice.payments.find((each) => each.id === query.payment_id);
      if (payment === undefined) throw notFound();
      const document = receiptPdf(invoice, payment);
      const download = { viewer, subjectType: 'invoice', subjectId: id, now } as const;
      return {
        status: 200,
        body: await answerWith(document, { ...download, clientId: invoice.client_id }),
      };
    },
  };
}
