import { addDays, currentPeriod, type DatedPeriod } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import { notFound, refuseField } from '../core/http/api-error.ts';

/**
 * The rows to write when dated periods change: one is ended or corrected, another is added, or
 * both.
 */
export interface PeriodWrites<Columns> {
  readonly update?: { readonly id: string; readonly changes: Partial<Columns> };
  readonly insert?: Partial<Columns>;
}

interface PeriodKind<Columns> {
  /** The name of the record in messages: a plan, an agreement. */
  readonly name: string;
  /** The request fields that hold the start and end dates. */
  readonly startField: string;
  readonly endField: string;
  /** The columns that a following period takes over from the current one by default. */
  readonly goesOn: (current: Columns) => Partial<Columns>;
}

/**
 * Moving the start by fewer days than this is a correction: no participant gets another plan within
 * four weeks. Moving it by more starts a new period, since clients renew a plan by typing its dates
 * over the old ones.
 */
const SHORTEST_PERIOD_DAYS = 28;

/** Rules for changing dated rows of one client that follow one another and never overlap. */
export function periodChanges<Columns extends DatedPeriod>(kind: PeriodKind<Columns>) {
  type Row = Columns & { readonly id: string };
  const { name, startField, endField } = kind;

  const assertFits = (
    { start = null, end = null }: Partial<DatedPeriod>,
    others: readonly DatedPeriod[],
  ): void => {
    if (start !== null && end !== null && end < start) {
      throw refuseField(endField, `The ${name} ends on or after the day it starts.`);
    }
    const shared = others.find(
      (other) =>
        (start === null || other.end === null || start <= other.end) &&
        (end === null || other.start === null || other.start <= end),
    );
    if (shared !== undefined) {
      throw refuseField(
        startField,
        `These dates share days with the ${name} ${describe(shared)}. Only one ${name} holds on a day. Check the start and the end.`,
      );
    }
  };

  /**
   * Works out the rows for adding a period: the new row, and the new last day of the period that it
   * cuts short.
   *
   * @throws ApiError `validation_failed` when the dates are in the wrong order, or overlap another
   *   period.
   */
  const next = (
    rows: readonly Row[],
    added: Partial<Columns> & { readonly start: string },
  ): PeriodWrites<Columns> => {
    const { start } = added;
    const before = rows.find(
      (row) => (row.start === null || row.start < start) && (row.end === null || row.end >= start),
    );
    assertFits(
      added,
      rows.filter((row) => row !== before),
    );
    if (before === undefined) return { insert: added };
    const changes: Partial<Columns> = endsOn<Columns>(addDays(start, -1));
    return { update: { id: before.id, changes }, insert: added };
  };

  /**
   * Works out the rows for correcting a period.
   *
   * @throws ApiError `not_found`; `validation_failed` as for {@link next}.
   */
  const correct = (
    rows: readonly Row[],
    id: string,
    changes: Partial<Columns>,
  ): PeriodWrites<Columns> => {
    const row = rows.find((other) => other.id === id);
    if (row === undefined) throw notFound();
    assertFits(
      { ...row, ...changes },
      rows.filter((other) => other !== row),
    );
    return { update: { id, changes } };
  };

  return {
    next,
    correct,

    /**
     * Works out the rows for changing the current period. A later start begins a new period, which
     * takes over the columns of the current one by default. Supports delivered before that start
     * stay under the old period.
     *
     * @throws ApiError `validation_failed` as for {@link next}.
     */
    changeCurrent(
      rows: readonly Row[],
      changes: Partial<Columns>,
      today: string,
    ): PeriodWrites<Columns> {
      if (Object.keys(changes).length === 0) return {};
      const current = currentPeriod(rows, today);
      if (current === null) {
        if (Object.values(changes).every((value) => value === null)) return {};
        assertFits(changes, []);
        return { insert: changes };
      }
      const { start } = changes;
      const earliest = current.start === null ? null : addDays(current.start, SHORTEST_PERIOD_DAYS);
      return typeof start === 'string' && earliest !== null && start >= earliest
        ? next(rows, { ...kind.goesOn(current), ...changes, start })
        : correct(rows, current.id, changes);
    },
  };
}

// TypeScript cannot infer that the end of every kind of period is a date or null.
const endsOn = <Columns extends DatedPeriod>(end: string) => ({ end }) as Partial<Columns>;

const describe = ({ start, end }: DatedPeriod): string =>
  [
    ...(start === null ? [] : [`from ${formatPlainDate(start, 'medium')}`]),
    ...(end === null ? [] : [`to ${formatPlainDate(end, 'medium')}`]),
  ].join(' ') || 'whose dates are not recorded';
