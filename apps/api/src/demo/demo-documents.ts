import { createHash } from 'node:crypto';
import type { DocumentCategory } from '@cleaning/contract/documents';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../core/files/file-store.ts';
import type { PdfDocument } from '../core/pdf/pdf-document.ts';
import { renderPdf } from '../core/pdf/render-pdf.ts';
import type { Database } from '../core/db/client.ts';
import { documentOpenings, documents, storedFiles } from '../core/db/schema/index.ts';
import { DEMO_USERS } from './demo-users.ts';

const DAY_MS = 24 * 60 * 60_000;

interface SeedOptions {
  readonly database: Database;
  readonly fileStore: FileStore;
  readonly now: Date;
}

interface DemoDocument {
  readonly id: string;
  readonly client: string;
  readonly category: DocumentCategory;
  readonly title: string;
  /** How long ago it was added. */
  readonly daysAgo: number;
  /** Whether its client has opened it. */
  readonly isOpened: boolean;
  /** The amount shown for a document that is not about an appointment. */
  readonly figure?: { readonly label: string; readonly amount: string };
  readonly rows: readonly (readonly [what: string, how: string])[];
}

const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    id: '0d3a0000-0000-4000-8000-000000000101',
    client: 'general@example.com',
    category: 'checklists',
    title: 'Visit checklist',
    daysAgo: 2,
    isOpened: false,
    rows: [
      ['Kitchen', 'Bench tops, sink, stove top and floor'],
      ['Bathroom', 'Shower, basin, toilet, mirror and floor'],
      ['Bedrooms', 'Dusted, vacuumed, beds made'],
      ['Living room', 'Dusted and vacuumed'],
    ],
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000102',
    client: 'ndis@example.com',
    category: 'checklists',
    title: 'Visit checklist',
    daysAgo: 3,
    isOpened: false,
    rows: [
      ['Kitchen', 'Bench tops, sink and floor'],
      ['Bathroom', 'Shower rail, basin, toilet and floor'],
      ['Laundry', 'Washing hung out and folded'],
    ],
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000103',
    client: 'ndis@example.com',
    category: 'reports',
    title: 'Visit report',
    daysAgo: 20,
    isOpened: true,
    rows: [
      ['House cleaning', 'Done as agreed, two and a half hours'],
      ['Anything to mention', 'The bathroom light flickers'],
    ],
  },
  {
    id: '0d3a0000-0000-4000-8000-000000000104',
    client: 'ndis@example.com',
    category: 'agreements',
    title: 'NDIS service agreement',
    daysAgo: 140,
    isOpened: true,
    figure: { label: 'Agreement', amount: 'Signed' },
    rows: [
      ['Support', 'House cleaning and other household activities'],
      ['How often', 'Once a week, two and a half hours'],
      ['Price', 'By the hour, never above the NDIS price limit'],
      ['Changes', 'Either of us may ask for a change in writing'],
    ],
  },
  ...(['general@example.com', 'ndis@example.com'] as const).map((client, index) => ({
    id: `0d3a0000-0000-4000-8000-00000000010${index + 5}`,
    client,
    category: 'certificates' as const,
    title: 'Insurance certificate',
    daysAgo: 141,
    isOpened: true,
    figure: { label: 'Example', amount: 'Not valid' },
    rows: [
      ['Cover', 'Public liability'],
      ['Note', 'An example for the demo, not a certificate of a real insurer'],
    ] as const,
  })),
];

/** Adds documents for the demo clients. Existing rows are not changed. */
export async function seedDemoDocuments(options: SeedOptions): Promise<void> {
  for (const document of DEMO_DOCUMENTS) await addDocument(document, options);
}

async function addDocument(
  { id, client: email, category, ...content }: DemoDocument,
  { database, fileStore, now }: SeedOptions,
): Promise<void> {
  const client = DEMO_USERS.find((user) => user.email === email);
  if (client === undefined) throw new Error(`The demo data has no user ${email}.`);
  const known = await database
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  if (known.length > 0) return;
  const addedAt = new Date(now.getTime() - content.daysAgo * DAY_MS);
  const pdf = pdfOf(content, addedAt);
  const file = await renderPdf(pdf, addedAt);
  const storageKey = `${id.slice(0, 2)}/${id}`;
  const rows = await database
    .insert(storedFiles)
    .values({
      id,
      clientId: client.id,
      source: 'company',
      purpose: 'document',
      fileName: pdf.fileName,
      mediaType: 'application/pdf',
      byteSize: file.length,
      sha256: createHash('sha256').update(file).digest(),
      storageKey,
      createdAt: addedAt,
    })
    .onConflictDoNothing()
    .returning({ id: storedFiles.id });
  // Another process has already added them.
  if (rows.length === 0) return;
  await fileStore.put(storageKey, file, 'application/pdf');
  await database
    .insert(documents)
    .values({ id, clientId: client.id, category, fileId: id, createdAt: addedAt });
  if (!content.isOpened) return;
  await database
    .insert(documentOpenings)
    .values({ documentId: id, readerId: client.id, openedAt: addedAt });
}

function pdfOf(
  { title, rows, figure }: Pick<DemoDocument, 'title' | 'rows' | 'figure'>,
  addedAt: Date,
): PdfDocument {
  const day = formatPlainDate(sydneyDateOf(addedAt), 'long');
  return {
    kind: title,
    reference: null,
    figure: { label: 'Visit', amount: 'All done', ...figure, note: day },
    facts: [
      { label: 'Date', value: day },
      ...(figure === undefined ? [{ label: 'Cleaner', value: 'Sam Taylor' }] : []),
    ],
    table: {
      heading: figure === undefined ? 'What we did' : 'What it says',
      columns: [
        { heading: figure === undefined ? 'Where' : 'About', share: 2, isFigure: false },
        { heading: 'What', share: 5, isFigure: false },
      ],
      rows: rows.map((cells) => ({ cells })),
    },
    totals: [{ label: 'Items', value: String(rows.length) }],
    statements: [],
    sections: [],
    fileName:
      figure === undefined
        ? `${title} ${formatPlainDate(sydneyDateOf(addedAt), 'medium')}.pdf`
        : `${title}.pdf`,
  };
}
