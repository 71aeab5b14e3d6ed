import type { QuoteTotal } from '@cleaning/contract/quotes';
import { QUOTE_STEPS, type QuoteStep } from '@cleaning/contract/quotes/rules';
import { and, count, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../core/db/client.ts';
import { countWhere, sumOrZero } from '../../core/db/aggregates.ts';
import { quotes } from '../../core/db/schema/index.ts';
import { isAtStep, isOpen, filterCondition, type QuoteFilter } from './quote-list-repository.ts';

/** The totals of the open quotes that match a filter. */
export interface OpenTotals {
  readonly steps: Record<QuoteStep, QuoteTotal>;
  readonly mine: number;
  readonly ndis: number;
  readonly ending: number;
}

interface Question {
  readonly filter: QuoteFilter;
  /** The member of staff whose own quotes are counted separately. */
  readonly staffId: string;
  /** The last Sydney date up to which offers count as ending soon. */
  readonly endsBy: string;
}

const NOTHING: QuoteTotal = { count: 0, total_cents: 0, unpriced_count: 0 };

/** Reads open quotes only, whose number does not grow over the years. */
export function selectOpenTotals(queryable: Queryable, { filter, staffId, endsBy }: Question) {
  const step = stepColumn();
  return queryable
    .select({
      step,
      count: count(),
      totalCents: sumOrZero(quotes.totalCents),
      unpriced: countWhere(sql`${quotes.totalCents} is null`),
      mine: countWhere(eq(quotes.ownerId, staffId)),
      ndis: countWhere(eq(quotes.serviceId, 'ndis')),
      ending: countWhere(and(eq(quotes.status, 'sent'), lte(quotes.validUntil, endsBy))),
    })
    .from(quotes)
    .where(and(isOpen(), filterCondition(filter)))
    .groupBy(sql`1`);
}

export async function readOpenTotals(
  queryable: Queryable,
  question: Question,
): Promise<OpenTotals> {
  const rows = await selectOpenTotals(queryable, question);
  const total = (key: 'mine' | 'ndis' | 'ending') => rows.reduce((sum, row) => sum + row[key], 0);
  const steps = { ...EMPTY_STEPS };
  for (const row of rows) {
    steps[row.step] = {
      count: row.count,
      total_cents: row.totalCents,
      unpriced_count: row.unpriced,
    };
  }
  return { steps, mine: total('mine'), ndis: total('ndis'), ending: total('ending') };
}

const EMPTY_STEPS: Readonly<Record<QuoteStep, QuoteTotal>> = {
  to_answer: NOTHING,
  changes_requested: NOTHING,
  preparing: NOTHING,
  with_client: NOTHING,
  to_book: NOTHING,
};

function stepColumn(): SQL<QuoteStep> {
  const cases = QUOTE_STEPS.map(
    (step) => sql`when ${isAtStep([step])} then ${sql.raw(`'${step}'`)}`,
  );
  return sql<QuoteStep>`case ${sql.join(cases, sql` `)} end`;
}
