import { type AgedDebtsQuery, DEBT_AGE_FIELDS, type DebtAge } from '@cleaning/contract/bookkeeping';
import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { countWhere, sumOrZero } from '../core/db/aggregates.ts';
import { payerKeyOf, payerOfInvoice } from '../core/db/invoice-payer.ts';
import { invoices, payments, users } from '../core/db/schema/index.ts';
import { isOwedInvoice } from '../core/db/owed-invoices.ts';
import type { PageWindow } from '../core/list.ts';
import { signedAmount } from './bookkeeping-repository.ts';
import { prepayments } from './prepayments-repository.ts';

interface DebtsOf extends Pick<AgedDebtsQuery, 'age' | 'payer'> {
  /** The day at whose end the debts are calculated. */
  readonly on: string;
  readonly today: string;
  /** The page; null for every client who matches. */
  readonly window: PageWindow | null;
}

type AgeField = (typeof DEBT_AGE_FIELDS)[DebtAge] | 'total_cents';

/** A column for each age, and one for the total. */
const eachAge = <Column>(columnOf: (field: AgeField) => Column) => ({
  current_cents: columnOf('current_cents'),
  days_1_to_30_cents: columnOf('days_1_to_30_cents'),
  days_31_to_60_cents: columnOf('days_31_to_60_cents'),
  days_61_to_90_cents: columnOf('days_61_to_90_cents'),
  over_90_days_cents: columnOf('over_90_days_cents'),
  total_cents: columnOf('total_cents'),
});

/**
 * The figures of all clients who owe something or have credit, the sums of those who match the
 * filter, and a page of the latter, the largest debt first. One statement, so that the invoices are read once; each
 * row repeats the figures, and an empty page is one row without a client.
 */
export async function readDebts(queryable: Queryable, of: DebtsOf) {
  const { window } = of;
  const owed = withOwed(queryable, of);
  const debtors = sumByClient(queryable, owed, of);
  const figures = queryable.$with('figures').as(
    queryable
      .select({
        ...eachAge((field) => sumOrZero(debtors[field]).as(`all_${field}`)),
        clientCount: countWhere(sql`${debtors.total_cents} > 0`).as('all_client_count'),
        creditCents: sumOrZero(debtors.creditCents).as('all_credit_cents'),
        creditClientCount: countWhere(sql`${debtors.creditCents} > 0`).as('credit_client_count'),
        invoiceCount: sumOrZero(debtors.invoiceCount).as('all_invoice_count'),
        overdueClientCount: countWhere(debtors.isOverdue).as('overdue_client_count'),
        oldestOverdueDate: sql<
          string | null
        >`min(${debtors.oldestDueDate}) filter (where ${debtors.isOverdue})`.as(
          'oldest_overdue_date',
        ),
        planCents: sumOrZero(debtors.planCents).as('all_plan_cents'),
        planClientCount: countWhere(sql`${debtors.planCents} > 0`).as('plan_client_count'),
        matchCount: countWhere(debtors.isMatch).as('match_count'),
      })
      .from(debtors),
  );
  const matching = queryable.$with('matching').as(
    queryable
      .select({
        ...eachAge((field) => sumOrZero(debtors[field], debtors.isMatch).as(`matching_${field}`)),
        creditCents: sumOrZero(debtors.creditCents, debtors.isMatch).as('matching_credit_cents'),
      })
      .from(debtors),
  );
  const matches = queryable
    .select({
      ...eachAge((field) => debtors[field]),
      clientId: debtors.clientId,
      firstName: users.firstName,
      lastName: users.lastName,
      invoiceCount: debtors.invoiceCount,
      oldestDueDate: debtors.oldestDueDate,
      planCents: debtors.planCents,
      creditCents: debtors.creditCents,
    })
    .from(debtors)
    .innerJoin(users, eq(users.id, debtors.clientId))
    .where(sql`${debtors.isMatch}`)
    .orderBy(desc(debtors.total_cents), asc(users.lastName), asc(users.firstName), asc(users.id))
    .$dynamic();
  const page = queryable
    .$with('page')
    .as(window === null ? matches : matches.limit(window.limit).offset(window.offset));
  const payers = queryable.$with('payers').as(
    queryable
      .select({
        clientId: owed.clientId,
        payers: sql<
          { payer: InvoicePayer; name: string }[]
        >`json_agg(distinct jsonb_build_object('payer', ${owed.payer}, 'name', ${owed.payerName}))`.as(
          'payers',
        ),
      })
      .from(owed)
      .where(inArray(owed.clientId, queryable.select({ id: page.clientId }).from(page)))
      .groupBy(owed.clientId),
  );
  return queryable
    .with(owed, debtors, figures, matching, page, payers)
    .select()
    .from(figures)
    .innerJoin(matching, sql`true`)
    .leftJoin(page, sql`true`)
    .leftJoin(payers, eq(payers.clientId, page.clientId))
    .orderBy(desc(page.total_cents), asc(page.lastName), asc(page.firstName), asc(page.clientId));
}

/** What all clients owe at the end of a day, in cents: the total of the invoices above. */
export async function sumDebts(
  queryable: Queryable,
  { on, today }: Pick<DebtsOf, 'on' | 'today'>,
): Promise<number> {
  const owed = owedOn(queryable, { on, today }).as('owed');
  const [row] = await queryable.select({ cents: sumOrZero(owed.cents) }).from(owed);
  return row?.cents ?? 0;
}

/** What is owed, and the credit that is held. */
const withOwed = (queryable: Queryable, of: Pick<DebtsOf, 'on' | 'today'>) =>
  queryable.$with('owed').as(owedOn(queryable, of).unionAll(creditHeldOn(queryable, of.on)));

const owedOn = (queryable: Queryable, { on, today }: Pick<DebtsOf, 'on' | 'today'>) =>
  on === today ? openInvoices(queryable, on) : invoicesOpenOn(queryable, on);

const owedColumns = (on: string) => ({
  clientId: invoices.clientId,
  payer: payerOfInvoice.as('payer'),
  payerName: sql<string>`${invoices.billTo} ->> 'name'`.as('payer_name'),
  dueDate: sql<string | null>`${invoices.dueDate}`.as('due_date'),
  daysOverdue: sql<number>`${on}::date - ${invoices.dueDate}`.as('days_overdue'),
});

/** Every invoice that is still owed. */
const openInvoices = (queryable: Queryable, today: string) =>
  queryable
    .select({
      ...owedColumns(today),
      cents: sql<number>`${invoices.balanceCents}`.as('cents'),
      creditCents: sql<number>`0::bigint`.as('credit_cents'),
    })
    .from(invoices)
    .where(isOwedInvoice());

/** Every invoice that was owed at the end of a day, with the amount. */
function invoicesOpenOn(queryable: Queryable, day: string) {
  const moved = queryable
    .select({ invoiceId: payments.invoiceId, cents: sumOrZero(signedAmount).as('moved_cents') })
    .from(payments)
    .where(and(lte(payments.receivedOn, day), eq(payments.isAfterWriteOff, false)))
    .groupBy(payments.invoiceId)
    .as('moved');
  const balance = sql<number>`${invoices.totalCents} - coalesce(${moved.cents}, 0)
    - case when ${invoices.closedOn} <= ${day} then ${invoices.closedCents} else 0 end`;
  return queryable
    .select({
      ...owedColumns(day),
      cents: balance.as('cents'),
      creditCents: sql<number>`0::bigint`.as('credit_cents'),
    })
    .from(invoices)
    .leftJoin(moved, eq(moved.invoiceId, invoices.id))
    .where(and(lte(invoices.issueDate, day), gt(balance, 0)));
}

/** The credit that each payer of a client had at the end of a day, as rows of invoices without debt. */
const creditHeldOn = (queryable: Queryable, day: string) =>
  queryable
    .select({
      clientId: invoices.clientId,
      payer: sql<InvoicePayer>`min(${payerOfInvoice})`.as('payer'),
      payerName: sql<string>`max(${invoices.billTo} ->> 'name')`.as('payer_name'),
      dueDate: sql<string | null>`null::date`.as('due_date'),
      daysOverdue: sql<number>`null::integer`.as('days_overdue'),
      cents: sql<number>`0`.as('cents'),
      creditCents: sql<number>`sum(prepayments.amount_cents)`.as('credit_cents'),
    })
    .from(prepayments)
    .innerJoin(invoices, eq(invoices.id, sql`prepayments.invoice_id`))
    .where(sql`prepayments.date <= ${day}`)
    .groupBy(invoices.clientId, payerKeyOf(invoices))
    .having(sql`sum(prepayments.amount_cents) > 0`);

/** Whether an invoice counts for the sum of an age, by the days since its due date. */
const IS_OF_AGE: Readonly<Record<AgeField, (days: unknown) => SQL>> = {
  current_cents: (days) => sql`${days} < 1`,
  days_1_to_30_cents: (days) => sql`${days} between 1 and 30`,
  days_31_to_60_cents: (days) => sql`${days} between 31 and 60`,
  days_61_to_90_cents: (days) => sql`${days} between 61 and 90`,
  over_90_days_cents: (days) => sql`${days} > 90`,
  total_cents: () => sql`true`,
};

const isAny = (condition: SQL) => sql<boolean>`bool_or(${condition})`;

/** The sums of each client, and whether they match the filter. */
function sumByClient(
  queryable: Queryable,
  owed: ReturnType<typeof withOwed>,
  { age, payer }: Pick<DebtsOf, 'age' | 'payer'>,
) {
  const isOverdue = isAny(sql`${owed.daysOverdue} > 0`);
  const filters: SQL[] = [];
  if (age === 'overdue') filters.push(isOverdue);
  else if (age !== undefined)
    filters.push(isAny(IS_OF_AGE[DEBT_AGE_FIELDS[age]](owed.daysOverdue)));
  if (payer !== undefined) filters.push(isAny(sql`${owed.payer} = ${payer}`));
  return queryable.$with('debtors').as(
    queryable
      .select({
        ...eachAge((field) => sumOrZero(owed.cents, IS_OF_AGE[field](owed.daysOverdue)).as(field)),
        clientId: owed.clientId,
        invoiceCount: sql`count(${owed.dueDate})`.mapWith(Number).as('invoice_count'),
        oldestDueDate: sql<string | null>`min(${owed.dueDate})`.as('oldest_due_date'),
        creditCents: sumOrZero(owed.creditCents).as('credit_cents'),
        planCents: sumOrZero(owed.cents, sql`${owed.payer} in ('plan_manager', 'agency')`).as(
          'plan_cents',
        ),
        isOverdue: isOverdue.as('is_overdue'),
        isMatch: sql<boolean>`${and(sql`true`, ...filters)}`.as('is_match'),
      })
      .from(owed)
      .groupBy(owed.clientId),
  );
}
