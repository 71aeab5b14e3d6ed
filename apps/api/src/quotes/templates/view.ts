import type { QuoteTemplate } from '@cleaning/contract/quotes';
import { toClean } from '../view.ts';
import type { TemplateRow } from './template-repository.ts';

export const toTemplate = (row: TemplateRow): QuoteTemplate => ({
  id: row.id,
  name: row.name,
  ...toClean(row),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
