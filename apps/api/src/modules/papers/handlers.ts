import {
  pathWithId,
  SITE_PATHS,
  type AuditSubject,
  type papersEndpoints,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../platform/http/api-error.ts';
import type { FileAnswer, HandlersOf } from '../../platform/http/handlers.ts';
import type { Paper } from '../../platform/pdf/paper.ts';
import { quotePaper } from '../../platform/pdf/quote-paper.ts';
import { receiptPaper } from '../../platform/pdf/receipt-paper.ts';
import { renderPaper } from '../../platform/pdf/render-paper.ts';
import { statementPaper } from '../../platform/pdf/statement-paper.ts';
import { findClientContact } from '../accounts/client-directory.ts';
import { readInvoice } from '../invoices/change.ts';
import { paperOfInvoice } from '../invoices/paper.ts';
import { readStatement } from '../invoices/statement-service.ts';
import { readQuote } from '../quotes/change.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';
import { readSettings } from '../settings/service.ts';

type PaperDependencies = Pick<Dependencies, 'database' | 'secrets' | 'publicUrl'>;

/** What was printed, of whom, by whom. */
interface Printing {
  readonly viewer: UserViewer;
  readonly subjectType: Extract<AuditSubject, 'quote' | 'invoice' | 'client'>;
  readonly subjectId: string;
  readonly clientId: string;
  readonly now: Date;
}

/** Prints quotes, invoices, receipts and statements for whoever may see them. */
export function createPapersHandlers({
  database,
  secrets,
  publicUrl,
}: PaperDependencies): HandlersOf<typeof papersEndpoints> {
  async function print(paper: Paper, { viewer, ...deed }: Printing): Promise<FileAnswer> {
    if (viewer.kind === 'staff') {
      await database.transaction((transaction) =>
        recordAudit(transaction, {
          actorId: viewer.staffId,
          action: 'download',
          reason: null,
          ...deed,
        }),
      );
    }
    return {
      fileName: paper.fileName,
      mediaType: 'application/pdf',
      content: await renderPaper(paper, deed.now),
    };
  }

  return {
    async downloadQuotePdf({ viewer, params: { id }, now }) {
      const { row, quote } = await readQuote(database, { id, viewer, now });
      const [client, settings] = await Promise.all([
        findClientContact(database, row.clientId),
        readSettings(database),
      ]);
      const paper = quotePaper(quote, {
        clientName: client === null ? '' : `${client.firstName} ${client.lastName}`,
        gstRegistered: settings.gstRegistered,
        url: `${publicUrl}${pathWithId(SITE_PATHS.clientQuote, id)}`,
      });
      const printing = { viewer, subjectType: 'quote', subjectId: id, now } as const;
      return { status: 200, body: await print(paper, { ...printing, clientId: row.clientId }) };
    },

    async downloadInvoicePdf({ viewer, params: { id }, now }) {
      const invoice = await readInvoice(database, { id, viewer, now });
      const paper = await paperOfInvoice(database, secrets, invoice);
      const printing = { viewer, subjectType: 'invoice', subjectId: id, now } as const;
      return {
        status: 200,
        body: await print(paper, { ...printing, clientId: invoice.client_id }),
      };
    },

    async downloadStatementPdf({ viewer, query, now }) {
      const statement = await readStatement(database, viewer, query);
      const { client_id: clientId } = statement;
      const printing = {
        viewer,
        subjectType: 'client',
        subjectId: clientId,
        clientId,
        now,
      } as const;
      return {
        status: 200,
        body: await print(statementPaper(statement, sydneyDateOf(now)), printing),
      };
    },

    async downloadReceiptPdf({ viewer, params: { id }, query, now }) {
      const invoice = await readInvoice(database, { id, viewer, now });
      const payment = invoice.payments.find((each) => each.id === query.payment_id);
      if (payment === undefined) throw notFound();
      const paper = receiptPaper(invoice, payment);
      const printing = { viewer, subjectType: 'invoice', subjectId: id, now } as const;
      return {
        status: 200,
        body: await print(paper, { ...printing, clientId: invoice.client_id }),
      };
    },
  };
}
