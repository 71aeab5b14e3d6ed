import { z } from 'zod';
import * as accounts from '../accounts/index.ts';
import * as appointments from '../appointments/index.ts';
import * as attachments from '../attachments/index.ts';
import * as audit from '../audit/index.ts';
import * as availability from '../availability/index.ts';
import * as bank from '../bank/index.ts';
import * as bookkeeping from '../bookkeeping/index.ts';
import * as claims from '../claims/index.ts';
import * as clients from '../clients/index.ts';
import * as documents from '../documents/index.ts';
import * as enquiries from '../enquiries/index.ts';
import * as fields from '../fields/index.ts';
import * as files from '../files/index.ts';
import * as http from '../http/index.ts';
import * as invoices from '../invoices/index.ts';
import * as mails from '../mails/index.ts';
import * as messages from '../messages/index.ts';
import * as ndis from '../ndis/index.ts';
import * as payments from '../payments/index.ts';
import * as people from '../people/index.ts';
import * as quotes from '../quotes/index.ts';
import * as roster from '../roster/index.ts';
import * as series from '../series/index.ts';
import * as services from '../services/index.ts';
import * as settings from '../settings/index.ts';
import * as staff from '../staff/index.ts';
import * as timesheets from '../timesheets/index.ts';

const exported: Readonly<Record<string, unknown>> = {
  ...accounts,
  ...appointments,
  ...attachments,
  ...audit,
  ...availability,
  ...bank,
  ...bookkeeping,
  ...claims,
  ...clients,
  ...documents,
  ...enquiries,
  ...fields,
  ...files,
  ...http,
  ...invoices,
  ...mails,
  ...messages,
  ...ndis,
  ...payments,
  ...people,
  ...quotes,
  ...roster,
  ...series,
  ...services,
  ...settings,
  ...staff,
  ...timesheets,
};

/**
 * The objects and unions that the records export, by the name of their export: what the API
 * description calls its schemas, without a line for each.
 */
export const namedSchemas: ReadonlyMap<string, z.ZodObject | z.ZodUnion> = new Map(
  Object.entries(exported).filter(
    (entry): entry is [string, z.ZodObject | z.ZodUnion] =>
      entry[1] instanceof z.ZodObject || entry[1] instanceof z.ZodUnion,
  ),
);
