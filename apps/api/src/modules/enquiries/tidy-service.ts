import type { Database } from '../../platform/db/client.ts';
import { deleteEnquiriesBefore } from './enquiry-repository.ts';

/** The company has the mail by then, and nobody needs a second copy. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Forgets enquiries after 90 days. */
export async function tidyEnquiries(database: Database, now: Date): Promise<void> {
  await deleteEnquiriesBefore(database, new Date(now.getTime() - KEPT_MS));
}
