import { Code } from '@cleaning/ui/code';
import type { QuoteTotal, StaffQuoteSummary } from '@cleaning/contract/quotes';
import { quoteStep, type QuoteStep } from '@cleaning/contract/quotes/rules';
import { formatMoney, SERVICES } from '@cleaning/pricing';
import { PickBox } from '@cleaning/ui/data-table';
import { RowButton, RowContent, useRow } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import { type ComponentType, useId, useState } from 'react';
import { staffQuotePath } from '../../quote-paths.ts';
import { findNextStep } from '../steps/next-step.ts';
import { AgeBadge } from './age-badge.tsx';
import { clientName, quoteNote, STEP_LABELS, totalOrToPrice } from './quote-labels.ts';
import styles from './quotes-board.module.css';
import type { Selection } from '#kit/lists/use-selection.ts';
import { RecordLink } from '#kit/lists/record-link.tsx';

const ICONS: Readonly<Record<QuoteStep, ComponentType>> = {
  to_answer: Send,
  changes_requested: MessageSquare,
  preparing: Pencil,
  with_client: Bell,
  to_book: Check,
};

/** The data type of a dragged card, which contains the quote's id. */
const QUOTE_TYPE = 'application/x-quote-id';

export interface BoardColumnProps {
  readonly step: QuoteStep;
  readonly quotes: readonly StaffQuoteSummary[];
  readonly total: QuoteTotal | undefined;
  readonly selection: Selection;
  readonly onStep: (id: string) => void;
  /** Called when a card is dropped on the column. */
  readonly onDrop: (id: string) => void;
}

/** The quotes of one step, with their count and total. */
export function BoardColumn({ step, quotes, total, onDrop, ...card }: BoardColumnProps) {
  const headingId = useId();
  const [isOver, setOver] = useState(false);
  const Icon = ICONS[step];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button of each card does the same
    <section
      className={styles['column']}
      data-over={isOver || undefined}
      aria-labelledby={headingId}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(QUOTE_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(QUOTE_TYPE));
      }}
    >
      <div className={styles['head']}>
        <Icon />
        <h2 id={headingId} className={styles['title']}>
          {STEP_LABELS[step]}
        </h2>
        <span className={styles['count']}>{total?.count ?? quotes.length}</span>
        <small className={styles['sum']}>{total === undefined ? ' ' : sumText(total)}</small>
      </div>
      <ul className={styles['cards']}>
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} {...card} />
        ))}
      </ul>
    </section>
  );
}

interface QuoteCardProps extends Pick<BoardColumnProps, 'selection' | 'onStep'> {
  readonly quote: StaffQuoteSummary;
}

function QuoteCard({ quote, selection, onStep }: QuoteCardProps) {
  const step = findNextStep(quote);
  const { id, reference, service_id, suburb } = quote;
  const note = cardNote(quote);
  const [ref, row] = useRow(id);
  return (
    <RowContent row={row}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does what a drag asks for */}
      <li
        ref={ref}
        className={styles['card']}
        data-selected={selection.selected.has(id) || undefined}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(QUOTE_TYPE, id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <span className={styles['top']}>
          <PickBox
            label={`Select ${reference}`}
            checked={selection.selected.has(id)}
            onChange={() => selection.toggle(id)}
          />
          <RecordLink href={staffQuotePath(id)}>
            <Code>{reference}</Code>
          </RecordLink>
          <b className={styles['amount']}>{totalOrToPrice(quote.total_cents)}</b>
        </span>
        <span className={styles['who']}>
          <b>{clientName(quote)}</b>
          <Text as="small" size="xs" tone="muted">
            {SERVICES[service_id].name}
            {suburb === null ? '' : `, ${suburb}`}
          </Text>
          {note === '' ? null : (
            <Text as="small" size="xs" tone="muted">
              {note}
            </Text>
          )}
        </span>
        <span className={styles['foot']}>
          <AgeBadge quote={quote} />
          {step === null ? null : (
            <RowButton target="next" variant="ghost" size="sm" onClick={() => onStep(id)}>
              {step.label} <VisuallyHidden>{reference}</VisuallyHidden>
            </RowButton>
          )}
        </span>
      </li>
    </RowContent>
  );
}

/** Notes about a quote, including who prepares its next version: "Version 2, Priya". */
function cardNote(quote: StaffQuoteSummary): string {
  const owner = quoteStep(quote) === 'preparing' ? (quote.owner?.first_name ?? '') : '';
  return [quoteNote(quote), owner].filter((part) => part !== '').join(', ');
}

/** "$1,271.00, 1 to price". */
function sumText({ total_cents, unpriced_count }: QuoteTotal): string {
  const parts = [
    ...(total_cents === 0 && unpriced_count > 0 ? [] : [formatMoney(total_cents)]),
    ...(unpriced_count === 0 ? [] : [`${unpriced_count} to price`]),
  ];
  return parts.join(', ');
}
