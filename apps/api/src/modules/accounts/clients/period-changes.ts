import { addDays, currentPeriod, type DatedPeriod } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import { notFound, refuseField } from '../../../platform/http/api-error.ts';

/** What is written for a change of dated rows: one ends or is corrected, another is added, or both. */
export interface PeriodWrites<Columns> {
  readonly update?: { readonly id: string; readonly changes: Partial<Columns> };
  readonly insert?: Partial<Columns>;
}

interface PeriodKind<Columns> {
  /** What it is called: a plan, an agreement. */
  readonly name: string;
  /** The names that a request has for its dates. */
  readonly startField: string;
  readonly endField: string;
  /** What goes on when a later one follows, by default. */
  readonly goesOn: (current: Columns) => Partial<Columns>;
}

/** A start that moves by fewer days corrects a period; a new one does not start that soon. */
const SHORTEST_PERIOD_DAYS = 28;

/** How rows of a client that follow one another change, when no two of them may hold on one day. */
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
   * What another one writes: itself, and the last day of the one that runs into it.
   *
   * @throws ApiError `validation_failed` for dates in the wrong order, or days of another one.
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

  /** @throws ApiError `not_found`; `validation_failed` as {@link next}. */
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
     * What a change of the current one writes. A later start is the start of another, which goes on as the
     * current one did by default: what was delivered before it stays under the one that held then.
     *
     * @throws ApiError `validation_failed` as {@link next}.
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

// The compiler cannot see that every kind of period has an end that may be null or a date.
const endsOn = <Columns extends DatedPeriod>(end: string) => ({ end }) as Partial<Columns>;

const describe = ({ start, end }: DatedPeriod): string =>
  [
    ...(start === null ? [] : [`from ${formatPlainDate(start, 'medium')}`]),
    ...(end === null ? [] : [`to ${formatPlainDate(end, 'medium')}`]),
  ].join(' ') || 'whose dates are not recorded';
