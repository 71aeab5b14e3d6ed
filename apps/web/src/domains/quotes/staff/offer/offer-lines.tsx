import type { QuoteChoices } from '@cleaning/contract/quotes';
import { formatMoney } from '@cleaning/pricing';
import { Button, IconButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { focusOnMount } from '#kit/hooks/focus.ts';
import { totalLabel } from '../../format-quote.ts';
import styles from './offer-lines.module.css';
import { pairTypedLines } from './offer-differences.ts';
import {
  isChanged,
  type LineValues,
  listLines,
  priceLines,
  toLine,
  sumLines,
} from './offer-values.ts';
import type { LastOffer } from './use-last-offer.ts';
import type { OfferLinesControl, RemovedLine } from './use-offer-lines.ts';

export interface OfferLinesProps {
  /** What the list price is of. */
  readonly choices: QuoteChoices;
  readonly offer: OfferLinesControl;
  /** The version that the client has, if any. */
  readonly last: LastOffer | null;
}

/** The lines of an offer, each with its list price and the reason for a different price. */
export function OfferLines({ choices, offer, last }: OfferLinesProps) {
  const { items, lines, removed } = offer;
  const before = last === null ? null : linesBefore(last, items);
  const total = sumLines(priceLines(items));
  return (
    <Card
      title="Lines"
      action={
        <span className={styles['actions']}>
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw />}
            onClick={() => offer.replaceLines(listLines(choices))}
          >
            Back to list prices
          </Button>
          <Button variant="soft" size="sm" icon={<Plus />} onClick={offer.addLine}>
            Add line
          </Button>
        </span>
      }
    >
      <ul className={styles['lines']}>
        {lines.map(({ key }, at) => (
          <OfferLine key={key} offer={offer} at={at} change={findChange(items[at], before)} />
        ))}
        {removed.map((line) => (
          <RemovedOfferLine key={line.line.id} removed={line} onUndo={offer.undoRemoval} />
        ))}
      </ul>
      {lines.length === 0 ? <p>No lines yet. Add the first one.</p> : null}
      <p className={styles['total']}>
        <b>{totalLabel(choices.service_id, total)}</b>
        <b>{formatMoney(total)}</b>
      </p>
    </Card>
  );
}

interface OfferLineProps {
  readonly offer: OfferLinesControl;
  readonly at: number;
  readonly change: LineChange | null;
}

function OfferLine({ offer, at, change }: OfferLineProps) {
  const { items, schemaForm } = offer;
  const { field } = schemaForm;
  const line = items[at];
  if (line === undefined) return null;
  const [priced] = priceLines([line]);
  const name = line.description === '' ? `line ${at + 1}` : line.description;
  const hasChanged = isChanged(line);
  const listPrice = line.list_unit_cents;
  return (
    <li className={styles['line']} data-kind={change?.kind ?? (hasChanged ? 'changed' : undefined)}>
      <TextField
        {...field(`items.${at}.description`)}
        className={styles['item']}
        label="Item"
        maxLength={200}
      />
      <TextField
        {...field(`items.${at}.quantity`)}
        className={styles['quantity']}
        label="Quantity"
        aria-label={`Quantity of ${name}`}
        inputMode="decimal"
        numeric
      />
      <TextField
        {...field(`items.${at}.unit_cents`)}
        className={styles['each']}
        label="Each"
        aria-label={`Price of one ${name} in dollars`}
        inputMode="decimal"
        numeric
      />
      <p className={styles['amount']}>
        {priced === undefined ? '–' : formatMoney(priced.amount_cents)}
      </p>
      <IconButton
        label={`Remove ${name}`}
        className={styles['remove']}
        onClick={() => offer.removeLine(at)}
      >
        <Trash2 />
      </IconButton>
      {change === null ? null : (
        <p className={styles['change']}>
          {change.kind === 'added' ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          {change.text}
        </p>
      )}
      {hasChanged && listPrice !== null ? (
        <TextField
          {...field(`items.${at}.reason`)}
          className={styles['reason']}
          label={`Why not the list price of ${formatMoney(listPrice)}`}
          maxLength={200}
        />
      ) : null}
    </li>
  );
}

/** The difference of a line from the version that the client has. */
interface LineChange {
  readonly kind: 'added' | 'changed';
  readonly text: string;
}

/** The matching line in the version that the client has, for each line. */
const linesBefore = ({ lines }: LastOffer, items: readonly LineValues[]) =>
  new Map(pairTypedLines(lines.map(toLine), items).map(([was, is]) => [is, was]));

function findChange(
  line: LineValues | undefined,
  before: ReturnType<typeof linesBefore> | null,
): LineChange | null {
  if (line === undefined || before === null) return null;
  const was = before.get(line) ?? null;
  if (was === null) return { kind: 'added', text: 'Added' };
  const [priceWas] = priceLines([was]);
  const [price] = priceLines([line]);
  if (priceWas === undefined || price?.amount_cents === priceWas.amount_cents) return null;
  return { kind: 'changed', text: `Was ${formatMoney(priceWas.amount_cents)}` };
}

interface RemovedOfferLineProps {
  readonly removed: RemovedLine;
  readonly onUndo: (removed: RemovedLine) => void;
}

/** A removed line, shown until the offer is saved. */
function RemovedOfferLine({ removed, onUndo }: RemovedOfferLineProps) {
  const { description, quantity, unit_cents: each } = removed.line;
  return (
    <li className={styles['removed']}>
      <span>
        <s>{description}</s>
        <span className={styles['mark']}>
          <Minus aria-hidden="true" />
          Removed
        </span>
      </span>
      <s className={styles['was']}>
        {quantity} × ${each}
      </s>
      {/* Moves the focus, since the button disappeared with the line. */}
      <IconButton
        ref={focusOnMount}
        label={`Undo removing ${description}`}
        onClick={() => onUndo(removed)}
      >
        <Undo2 />
      </IconButton>
    </li>
  );
}
