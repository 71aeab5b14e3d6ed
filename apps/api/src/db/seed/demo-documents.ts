import { createHash } from 'node:crypto';
import type { DocumentCategory } from '@cleaning/contract';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import type { Paper } from '../../pdf/paper.ts';
import { renderPaper } from '../../pdf/render-paper.ts';
import type { Database } from '../client.ts';
import { documents, storedFiles } from '../schema/index.ts';
import { DEMO_USERS } from './demo-users.ts';

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
  readonly rows: readonly (readonly [what: string, how: string])[];
}

const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    id: '0d3a0000-0000-4000-8000-000000000101',
    client: 'general@example.com',
    category: 'checklists',
    title: 'Visit checklist',
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
    rows: [
      ['House cleaning', 'Done as agreed, two and a half hours'],
      ['Anything to mention', 'The bathroom light flickers'],
    ],
  },
];

/** Gives the demo clients documents to open. What is there already is left as it is. */
export async function seedDemoDocuments(options: SeedOptions): Promise<void> {
  for (const document of DEMO_DOCUMENTS) await addDocument(document, options);
}

async function addDocument(
  { id, client: email, category, ...content }: DemoDocument,
  { database, fileStore, now }: SeedOptions,
): Promise<void> {
  const client = DEMO_USERS.find((user) => user.email === email);
  if (client === undefined) throw new Error(`Nobody in the demo data is called ${email}.`);
  const known = await database
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  if (known.length > 0) return;
  const paper = paperOf(content, now);
  const file = await renderPaper(paper, now);
  const storageKey = `${id.slice(0, 2)}/${id}`;
  const rows = await database
    .insert(storedFiles)
    .values({
      id,
      clientId: client.id,
      source: 'company',
      purpose: 'document',
      fileName: paper.fileName,
      mediaType: 'application/pdf',
      byteSize: file.length,
      sha256: createHash('sha256').update(file).digest(),
      storageKey,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: storedFiles.id });
  // Another process was first.
  if (rows.length === 0) return;
  await fileStore.put(storageKey, file, 'application/pdf');
  await database
    .insert(documents)
    .values({ id, clientId: client.id, category, fileId: id, createdAt: now });
}

function paperOf({ title, rows }: Pick<DemoDocument, 'title' | 'rows'>, now: Date): Paper {
  const day = formatPlainDate(sydneyDateOf(now), 'long');
  return {
    kind: title,
    reference: null,
    figure: { label: 'Visit', amount: 'All done', note: day },
    facts: [
      { label: 'Date', value: day },
      { label: 'Cleaner', value: 'Sam Taylor' },
    ],
    table: {
      heading: 'What we did',
      columns: [
        { heading: 'Where', share: 2, isFigure: false },
        { heading: 'What', share: 5, isFigure: false },
      ],
      rows: rows.map((cells) => ({ cells })),
    },
    totals: [{ label: 'Items', value: String(rows.length) }],
    statements: [],
    sections: [],
    fileName: `${title} ${formatPlainDate(sydneyDateOf(now), 'medium')}.pdf`,
  };
}
