import {
  MAX_QUOTE_TEMPLATES,
  quoteChoicesSchema,
  type createQuoteTemplateRequest,
  type QuoteTemplate,
  type updateQuoteTemplateRequest,
} from '@cleaning/contract/quotes';
import type { z } from 'zod';
import type { Database, Transaction } from '../../core/db/client.ts';
import { violatesUnique } from '../../core/db/database-errors.ts';
import { notFound, refuse, refuseField } from '../../core/http/api-error.ts';
import { parseInput } from '../../core/http/validation.ts';
import type { ClientViewer } from '../../core/http/viewer.ts';
import type { QuoteContext } from '../load-quote.ts';
import {
  choiceColumns,
  choicesOf,
  placeColumns,
  type DraftRequest,
} from '../drafts/draft-columns.ts';
import { findQuote } from '../quote-repository.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  lockTemplatesOf,
  templatesOf,
  updateTemplate,
  type NewTemplate,
} from './template-repository.ts';
import { toTemplate } from './view.ts';

type CreateRequest = z.output<typeof createQuoteTemplateRequest>;
type UpdateRequest = z.output<typeof updateQuoteTemplateRequest>;

/** @throws ApiError `not_found`. */
export async function readTemplate(
  database: Database,
  viewer: ClientViewer,
  id: string,
): Promise<QuoteTemplate> {
  const row = await findTemplate(database, id, viewer);
  if (row === undefined) throw notFound();
  return toTemplate(row);
}

/**
 * Saves one of the client's quotes, or a set of choices, as a template.
 *
 * @throws ApiError `validation_failed` when the client has the maximum number, has one with this
 *   name, or has no such quote.
 */
export async function createTemplate(
  transaction: Transaction,
  request: CreateRequest,
  { viewer, now }: QuoteContext<ClientViewer>,
): Promise<QuoteTemplate> {
  await lockTemplatesOf(transaction, viewer);
  if ((await templatesOf(viewer).count(transaction)) >= MAX_QUOTE_TEMPLATES) {
    throw refuse(
      `You have ${MAX_QUOTE_TEMPLATES} templates, which is as many as we keep. Delete one first.`,
    );
  }
  const content = await contentOf(transaction, request, viewer);
  const row = await orSameName(() =>
    insertTemplate(transaction, {
      ...content,
      clientId: viewer.clientId,
      name: request.name,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return toTemplate(row);
}

/** @throws ApiError `not_found`, or by field when another template has this name. */
export async function changeTemplate(
  transaction: Transaction,
  id: string,
  { name, ...patch }: UpdateRequest,
  { viewer, now }: QuoteContext<ClientViewer>,
): Promise<QuoteTemplate> {
  const seen = await findTemplate(transaction, id, viewer);
  if (seen === undefined) throw notFound();
  const choices = choicesOf(seen);
  const changed = await orSameName(() =>
    updateTemplate(transaction, id, viewer, {
      ...(name === undefined ? {} : { name }),
      ...choiceColumns({
        service_id: patch.service_id ?? choices.service_id,
        rooms: patch.rooms ?? choices.rooms,
        addon_ids: patch.addon_ids ?? choices.addon_ids,
        timeline_id: patch.timeline_id ?? choices.timeline_id,
      }),
      ...placeColumns(patch),
      updatedAt: now,
    }),
  );
  if (changed === undefined) throw notFound();
  return toTemplate(changed);
}

/** @throws ApiError `not_found`. */
export async function removeTemplate(
  transaction: Transaction,
  viewer: ClientViewer,
  id: string,
): Promise<void> {
  if (!(await deleteTemplate(transaction, id, viewer))) throw notFound();
}

/** The columns that a new draft takes over from a template. @throws ApiError `not_found`. */
export async function draftFromTemplate(
  transaction: Transaction,
  viewer: ClientViewer,
  id: string,
): Promise<DraftRequest> {
  const row = await findTemplate(transaction, id, viewer);
  if (row === undefined) throw notFound();
  const { timeline_id: _of_another_day, ...choices } = choicesOf(row);
  return {
    ...choices,
    address_line1: row.addressLine1,
    suburb: row.suburb,
    postcode: row.postcode,
    access_notes: row.accessNotes,
  };
}

type Content = Omit<NewTemplate, 'id' | 'clientId' | 'name' | 'createdAt' | 'updatedAt'>;

async function contentOf(
  transaction: Transaction,
  request: CreateRequest,
  viewer: ClientViewer,
): Promise<Content> {
  if (request.quote_id === undefined) {
    const { service_id, rooms, addon_ids, timeline_id } = request;
    const choices = parseInput(quoteChoicesSchema, { service_id, rooms, addon_ids, timeline_id });
    return { ...choiceColumns(choices), ...placeColumns(request) };
  }
  const found = await findQuote(transaction, request.quote_id, viewer);
  if (found === undefined) throw refuseField('quote_id', 'Choose one of your quotes.');
  const { row: quote } = found;
  return {
    ...choiceColumns(choicesOf(quote)),
    addressLine1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
    accessNotes: quote.accessNotes,
  };
}

async function orSameName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!violatesUnique(error, 'quote_templates_client_name_key')) throw error;
    throw refuseField('name', 'You have a template of this name. Choose another name.');
  }
}
