import { lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/client.ts';
import { enquiries } from '../../platform/db/schema/index.ts';

export type NewEnquiry = Omit<typeof enquiries.$inferInsert, 'id'>;

/**
 * Stores an enquiry, unless the same one was stored since `repeatedSince`. Of two at the same time
 * the second waits for the first.
 *
 * @returns false for a repetition.
 */
export async function insertEnquiry(
  queryable: Queryable,
  enquiry: NewEnquiry,
  repeatedSince: Date,
): Promise<boolean> {
  const rows = await queryable
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoUpdate({
      target: enquiries.fingerprint,
      set: { createdAt: enquiry.createdAt },
      setWhere: lt(enquiries.createdAt, repeatedSince),
    })
    .returning({ id: enquiries.id });
  return rows.length === 1;
}

export async function deleteEnquiriesBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(enquiries).where(lt(enquiries.createdAt, before));
}
