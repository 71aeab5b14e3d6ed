import {
  type ClientDocument,
  documentsEndpoints,
  type uploadDocumentRequest,
} from '@cleaning/contract/documents';
import type { FileLink } from '@cleaning/contract/files';
import { fullName } from '@cleaning/contract/rules';
import type { z } from 'zod';
import type { HandlerDependencies } from '../core/dependencies.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Database, Queryable, Transaction } from '../core/db/client.ts';
import { keepFile } from '../core/files/keep-file.ts';
import { linkToFile } from '../core/files/file-links.ts';
import { ApiError, notFound, refuseField } from '../core/http/api-error.ts';
import type { UploadedFile } from '../core/http/handlers.ts';
import { clientViewer, userIdOf, type UserViewer } from '../core/http/viewer.ts';
import { list } from '../core/list.ts';
import { findClientContact, type ClientContact } from '../clients/client-directory.ts';
import { assertPhotoOfAppointment } from './appointment-photo.ts';
import { postDocumentEmail } from './emails.ts';
import {
  countDocumentsByCategory,
  deleteDocument,
  findDocument,
  insertDocument,
  noteOpened,
  selectDocuments,
  type DocumentRow,
} from './document-repository.ts';

interface DocumentCall {
  readonly id: string;
  readonly viewer: UserViewer;
  readonly now: Date;
}

interface NewDocument {
  readonly file: UploadedFile;
  readonly request: z.output<typeof uploadDocumentRequest>;
  readonly viewer: UserViewer;
  readonly now: Date;
}

/** A file that was checked and stored, and the client who will own it. */
interface StoredDocument extends Omit<NewDocument, 'file'> {
  readonly client: ClientContact;
  readonly fileId: string;
}

/** The documents that the viewer may see, with how many are in each category. */
export const listDocuments = list(documentsEndpoints.listDocuments, {
  async from({ snapshot, viewer, query: { category = null, ordering, ...query } }) {
    const filter = {
      viewer,
      clientId: query.client_id ?? null,
      category,
      appointmentId: query.appointment_id ?? null,
      source: query.source ?? null,
      search: query.search ?? '',
    };
    const counts = await countDocumentsByCategory(snapshot, filter);
    return {
      counts,
      count: async () =>
        category === null
          ? Object.values(counts).reduce((sum, each) => sum + each, 0)
          : (counts[category] ?? 0),
      page: (queryable, window) => selectDocuments(queryable, filter, { ordering, ...window }),
    };
  },
  view: (row, { viewer }) => toDocument(row, viewer),
  beside: (_context, { counts }) => ({ category_counts: counts }),
});

/** @throws ApiError `not_found` for a document that the viewer may not see. */
export const getDocument = async (
  database: Database,
  { id, viewer }: DocumentCall,
): Promise<ClientDocument> => toDocument(await readDocument(database, id, viewer), viewer);

/** @throws ApiError `validation_failed` for a refused file, or a client that does not fit. */
export async function storeDocument(
  storage: Pick<HandlerDependencies, 'database' | 'fileStore'>,
  { file, request, viewer, now }: NewDocument,
): Promise<StoredDocument> {
  const client = await findOwner(storage.database, request.client_id, viewer);
  await assertPhotoOfAppointment(storage.database, request, { clientId: client.id, viewer, now });
  const stored = await keepFile(storage, file, {
    clientId: client.id,
    uploaderId: userIdOf(viewer),
    source: sourceOf(viewer),
    purpose: 'document',
    now,
  });
  return { client, fileId: stored.id, request, viewer, now };
}

/** Turns a stored file into a document. */
export async function addDocument(
  transaction: Transaction,
  { client, fileId, request, viewer, now }: StoredDocument,
): Promise<ClientDocument> {
  const id = await insertDocument(transaction, {
    clientId: client.id,
    category: request.category,
    appointmentId: request.appointment_id ?? null,
    photoStage: request.photo_stage ?? null,
    fileId,
    createdAt: now,
  });
  const row = await readDocument(transaction, id, viewer);
  await noteStaff(transaction, { action: 'create', row, viewer, now });
  // A visit has many photos, so an email about each would be noise.
  const isPhotoOfVisit = row.appointmentId !== null;
  if (viewer.kind !== 'client' && !isPhotoOfVisit)
    await postDocumentEmail(transaction, client, now);
  return toDocument(row, viewer);
}

/** A link to the content. Requesting it counts as opening the document. */
export async function linkToDocument(
  transaction: Transaction,
  secrets: Secrets,
  { id, viewer, now }: DocumentCall,
): Promise<FileLink> {
  const row = await readDocument(transaction, id, viewer);
  await noteStaff(transaction, { action: 'download', row, viewer, now });
  await noteOpened(transaction, { documentId: id, readerId: userIdOf(viewer), openedAt: now });
  return linkToFile(secrets, { fileId: row.fileId, now });
}

/** @throws ApiError `permission_denied` for a document that the other side added. */
export async function removeDocument(
  transaction: Transaction,
  { id, viewer, now }: DocumentCall,
): Promise<void> {
  const row = await readDocument(transaction, id, viewer);
  if (!isAddedBy(viewer, row)) {
    throw new ApiError('permission_denied', 'Only the person who added a document can remove it.');
  }
  if (!(await deleteDocument(transaction, id, viewer))) throw notFound();
  await noteStaff(transaction, { action: 'delete', row, viewer, now });
}

async function readDocument(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<DocumentRow> {
  const row = await findDocument(queryable, id, viewer);
  if (row === undefined) throw notFound();
  return row;
}

/** The client who will own the document: the caller, or the client whom staff name. */
async function findOwner(queryable: Queryable, clientId: string | undefined, viewer: UserViewer) {
  if (viewer.kind === 'client' && clientId !== undefined) {
    throw refuseField('client_id', 'Leave this out: the document is yours.');
  }
  const id = viewer.kind === 'client' ? viewer.clientId : clientId;
  const client = id === undefined ? null : await findClientContact(queryable, id);
  if (client === null) throw refuseField('client_id', 'Choose a client.');
  return client;
}

interface AuditDetails {
  readonly action: 'create' | 'download' | 'delete';
  readonly row: DocumentRow;
  readonly viewer: UserViewer;
  readonly now: Date;
}

async function noteStaff(transaction: Transaction, { action, row, viewer, now }: AuditDetails) {
  if (viewer.kind === 'client') return;
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action,
    subjectType: 'document',
    subjectId: row.id,
    clientId: row.clientId,
    reason: null,
    now,
  });
}

/** Which side adds what the viewer adds. */
const sourceOf = ({ kind }: UserViewer) => (kind === 'client' ? 'client' : 'company');

/** Whether the viewer's side added a document: the company or the client. */
const isAddedBy = (viewer: UserViewer, { source }: Pick<DocumentRow, 'source'>) =>
  source === sourceOf(viewer);

function toDocument(row: DocumentRow, viewer: UserViewer): ClientDocument {
  return {
    id: row.id,
    client_id: row.clientId,
    client_name: fullName(row.clientFirstName, row.clientLastName),
    category: row.category,
    appointment_id: row.appointmentId,
    photo_stage: row.photoStage,
    file_name: row.fileName,
    media_type: row.mediaType,
    byte_size: row.byteSize,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    opened_at: row.openedAt?.toISOString() ?? null,
    client_opened_at: row.clientOpenedAt?.toISOString() ?? null,
    can_remove: isAddedBy(viewer, row),
  };
}

/** The most documents that are looked up at once. */
const BATCH = 500;

/**
 * What is stored about each document of a client, for the export of their data. Files are given as
 * links.
 */
export async function exportFor(queryable: Queryable, clientId: string): Promise<ClientDocument[]> {
  const viewer = clientViewer(clientId);
  const filter = {
    viewer,
    clientId: null,
    category: null,
    appointmentId: null,
    source: null,
    search: '',
  };
  const found: ClientDocument[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const window = { ordering: 'created_at', limit: BATCH, offset } as const;
    const rows = await selectDocuments(queryable, filter, window);
    found.push(...rows.map((row) => toDocument(row, viewer)));
    if (rows.length < BATCH) return found;
  }
}
