import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { clientAddresses } from '../../core/db/schema/index.ts';
import type { ChangeStamp } from '../../core/http/viewer.ts';
import { pagedRows } from '../../core/list.ts';

export type AddressRow = typeof clientAddresses.$inferSelect;
export type NewAddress = typeof clientAddresses.$inferInsert;
export type AddressChanges = Partial<
  Pick<
    AddressRow,
    | 'label'
    | 'line1'
    | 'suburb'
    | 'postcode'
    | 'accessNotes'
    | 'parking'
    | 'mobility'
    | 'products'
    | 'isDefault'
  >
>;

/** Identifies one address of one client. */
interface OwnAddress {
  readonly clientId: string;
  readonly id: string;
}

const isOwn = ({ clientId, id }: OwnAddress) =>
  and(eq(clientAddresses.clientId, clientId), eq(clientAddresses.id, id));

/** A client's addresses: the default, then the newest. */
export const addressesOf = (clientId: string) =>
  pagedRows({
    from: clientAddresses,
    select: (queryable) => queryable.select().from(clientAddresses),
    filter: eq(clientAddresses.clientId, clientId),
    order: [
      desc(clientAddresses.isDefault),
      desc(clientAddresses.createdAt),
      asc(clientAddresses.id),
    ],
  });

/**
 * Finds a client's address at a place, however it is written; the newest when it is saved twice.
 */
export async function findAddressAt(
  queryable: Queryable,
  {
    clientId,
    line1,
    suburb,
    postcode,
  }: Pick<AddressRow, 'clientId' | 'line1' | 'suburb' | 'postcode'>,
): Promise<AddressRow | undefined> {
  const [row] = await queryable
    .select()
    .from(clientAddresses)
    .where(
      and(
        eq(clientAddresses.clientId, clientId),
        eq(clientAddresses.postcode, postcode),
        eq(sql`lower(${clientAddresses.line1})`, line1.toLowerCase()),
        eq(sql`lower(${clientAddresses.suburb})`, suburb.toLowerCase()),
      ),
    )
    .orderBy(desc(clientAddresses.createdAt), asc(clientAddresses.id))
    .limit(1);
  return row;
}

export async function findAddress(
  queryable: Queryable,
  own: OwnAddress,
): Promise<AddressRow | undefined> {
  const [row] = await queryable.select().from(clientAddresses).where(isOwn(own));
  return row;
}

/** Finds the client whose address it is. */
export async function findAddressOwner(
  queryable: Queryable,
  id: string,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ clientId: clientAddresses.clientId })
    .from(clientAddresses)
    .where(eq(clientAddresses.id, id));
  return row?.clientId;
}

export async function insertAddress(
  transaction: Transaction,
  address: NewAddress,
): Promise<AddressRow> {
  const [row] = await transaction.insert(clientAddresses).values(address).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** Updates an address. Its client must be locked. */
export async function updateAddress(
  transaction: Transaction,
  read: AddressRow,
  changes: AddressChanges,
  stamp: ChangeStamp,
): Promise<AddressRow> {
  const [row] = await transaction
    .update(clientAddresses)
    .set({ ...changes, ...stamp, version: sql`${clientAddresses.version} + 1` })
    .where(isOwn(read))
    .returning();
  if (row === undefined) throw new Error('The address of a locked client is gone.');
  return row;
}

/**
 * Leaves a client without a default address for a moment, so that another address can become the
 * default.
 */
export async function clearDefaultAddress(
  transaction: Transaction,
  clientId: string,
): Promise<void> {
  await transaction
    .update(clientAddresses)
    .set({ isDefault: false })
    .where(and(eq(clientAddresses.clientId, clientId), eq(clientAddresses.isDefault, true)));
}

export async function makeDefaultAddress(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(clientAddresses)
    .set({ isDefault: true })
    .where(eq(clientAddresses.id, id));
}

/** Deletes an address. Its client must be locked. */
export async function deleteAddress(transaction: Transaction, read: AddressRow): Promise<void> {
  await transaction.delete(clientAddresses).where(isOwn(read));
}

export async function deleteAddressesOf(transaction: Transaction, clientId: string): Promise<void> {
  await transaction.delete(clientAddresses).where(eq(clientAddresses.clientId, clientId));
}
