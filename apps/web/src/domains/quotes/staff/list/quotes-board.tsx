import type { QuoteTotals, StaffQuoteSummary } from '@cleaning/contract/quotes';
import { QUOTE_STEPS, quoteStep, type QuoteStep } from '@cleaning/contract/quotes/rules';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { useRowRegister } from '@cleaning/ui/rows';
import { useState } from 'react';
import { findNextStep } from '../steps/next-step.ts';
import { BoardColumn } from './board-column.tsx';
import { moveBetweenCards } from './move-between-cards.ts';
import { STEP_LABELS } from './quote-labels.ts';
import styles from './quotes-board.module.css';
import { staffQuotesView, type StaffQuotesView } from './staff-quotes-view.ts';
import type { Selection } from '#kit/lists/use-selection.ts';

export interface QuotesBoardProps {
  readonly quotes: readonly StaffQuoteSummary[];
  /** The totals for the current filters. */
  readonly totals: QuoteTotals | undefined;
  readonly view: StaffQuotesView;
  readonly selection: Selection;
  /** Opens the dialog of a quote's next step. */
  readonly onStep: (id: string) => void;
}

/**
 * Open quotes in a column for each step. Dropping a card on another column opens the dialog of the
 * step that leads there, as the card's button does; a drop alone never moves a card.
 */
export function QuotesBoard({ quotes, totals, view, selection, onStep }: QuotesBoardProps) {
  const register = useRowRegister();
  const [refusal, setRefusal] = useState<string | null>(null);
  const drop = (id: string, target: QuoteStep) => {
    const quote = quotes.find((other) => other.id === id);
    if (quote === undefined || quoteStep(quote) === target) return;
    const step = findNextStep(quote);
    if (step?.leadsTo === target) {
      setRefusal(null);
      onStep(id);
      return;
    }
    const next = step === null ? 'It waits for the client.' : `The next step is: ${step.label}.`;
    setRefusal(`${quote.reference} cannot go to “${STEP_LABELS[target]}”. ${next}`);
  };
  /** The cards of each column that has some, from the top. */
  const columns = () => {
    const cards = register.list();
    return [...shownIn.values()]
      .map((shown) => shown.flatMap((quote) => cards.find((card) => card.id === quote.id) ?? []))
      .filter((column) => column.length > 0);
  };
  const shownIn = new Map(
    QUOTE_STEPS.map((step) => [step, quotes.filter((quote) => quoteStep(quote) === step)]),
  );
  return (
    <>
      {refusal === null ? null : (
        <Alert tone="warning" live>
          <p>{refusal}</p>
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the focus from card to card, as Tab does */}
      <section
        className={styles['board']}
        aria-label="Open quotes by step"
        onKeyDown={(event) => moveBetweenCards(event, columns(), register.findFocused())}
      >
        {QUOTE_STEPS.map((step) => (
          <BoardColumn
            key={step}
            step={step}
            quotes={shownIn.get(step) ?? []}
            total={totals?.steps[step]}
            selection={selection}
            onStep={onStep}
            onDrop={(id) => drop(id, step)}
          />
        ))}
      </section>
      {totals !== undefined && totalCount(totals) > quotes.length ? (
        <p>
          These are the first {quotes.length}.{' '}
          <Link href={staffQuotesView.pathOf({ ...view, view: 'table' })}>
            See all of them in the table
          </Link>
        </p>
      ) : null}
    </>
  );
}

const totalCount = ({ steps }: QuoteTotals): number =>
  Object.values(steps).reduce((sum, { count }) => sum + count, 0);
