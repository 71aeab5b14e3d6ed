import type { PriceLine, Revision } from '@cleaning/contract/quotes';
import { pairLines } from '@cleaning/contract/quotes/rules';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Button, TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Dialog } from '@cleaning/ui/dialog';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import styles from './offer-changes.module.css';
import { OfferPreview } from './offer-preview.tsx';
import { priceLines, sumLines, type LineValues } from './offer-values.ts';
import type { LastOffer } from './use-last-offer.ts';

export interface OfferChangesProps {
  readonly last: LastOffer;
  readonly items: readonly LineValues[];
  /** Adds a removed line back to the offer. */
  readonly onPutBack: (line: PriceLine) => void;
}

/** The differences from the version that the client has. */
export function OfferChanges({ last, items, onPutBack }: OfferChangesProps) {
  const { sent } = last;
  const [isReading, setReading] = useState(false);
  const lines = priceLines(items);
  const changes = pairLines(last.lines, lines).flatMap(([was, is]) => {
    if (was !== null && is !== null && was.amount_cents === is.amount_cents) return [];
    return [{ was, is }];
  });
  const difference = sumLines(lines) - sent.total_cents;
  return (
    <Card
      title={`Changes from version ${sent.revision}`}
      action={
        <TextButton end onClick={() => setReading(true)}>
          See version {sent.revision}
        </TextButton>
      }
    >
      {changes.length === 0 ? <p>No price has changed.</p> : null}
      <ul className={styles['changes']}>
        {changes.map(({ was, is }) => (
          <li key={(is ?? was)?.id}>
            <Change was={was} is={is} />
            {is === null && was !== null ? (
              <Button variant="ghost" size="sm" onClick={() => onPutBack(was)}>
                Put back <VisuallyHidden>{was.name}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>
          {formatMoney(sent.total_cents)} to <b>{formatMoney(sumLines(lines))}</b>
        </span>
        <b>{formatSignedDollars(difference)}</b>
      </p>
      {isReading ? <SentVersion sent={sent} onClose={() => setReading(false)} /> : null}
    </Card>
  );
}

interface SentVersionProps {
  readonly sent: Revision;
  readonly onClose: () => void;
}

/** A version as it was sent. */
function SentVersion({ sent, onClose }: SentVersionProps) {
  return (
    <Dialog open onClose={onClose} title={`Version ${sent.revision}`}>
      <OfferPreview
        title={`Sent ${formatInstant(sent.sent_at, 'date-time')}`}
        offer={sent.content}
        lastDay={sent.valid_until}
      />
    </Dialog>
  );
}

function Change({ was, is }: { readonly was: PriceLine | null; readonly is: PriceLine | null }) {
  const name = (is ?? was)?.name;
  const difference = (is?.amount_cents ?? 0) - (was?.amount_cents ?? 0);
  const [Icon, kind, word] = classifyChange(was, is);
  return (
    <span className={styles['change']} data-kind={kind}>
      <Icon />
      <span>
        <VisuallyHidden>{`${word}: `}</VisuallyHidden>
        {name}
        {was !== null && is !== null ? (
          <Text as="small" tone="muted" block>
            {formatMoney(was.amount_cents)} to {formatMoney(is.amount_cents)}
          </Text>
        ) : null}
      </span>
      <b>{formatSignedDollars(difference)}</b>
    </span>
  );
}

const classifyChange = (was: PriceLine | null, is: PriceLine | null) => {
  if (was === null) return [CirclePlus, 'added', 'Added'] as const;
  if (is === null) return [CircleMinus, 'removed', 'Removed'] as const;
  return [Pencil, 'changed', 'Changed'] as const;
};

const formatSignedDollars = (cents: number): string =>
  `${cents > 0 ? '+' : ''}${formatMoney(cents)}`;
