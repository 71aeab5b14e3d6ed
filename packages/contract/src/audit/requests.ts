import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { pageQuery } from '../http/page.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './actions.ts';

const id = z.uuid({ error: 'Filter by an id, as the lists show it.' });

export const listAuditEntriesQuery = pageQuery.extend({
  actor_id: id.optional(),
  client_id: id.optional(),
  action: z.enum(AUDIT_ACTIONS, { error: 'Filter by a known action.' }).optional(),
  subject_type: z.enum(AUDIT_SUBJECTS, { error: 'Filter by a known subject.' }).optional(),
  subject_id: id.optional(),
  /** The first and the last day, in Sydney. */
  from: plainDateField.optional(),
  to: plainDateField.optional(),
});

export type ListAuditEntriesQuery = z.input<typeof listAuditEntriesQuery>;
