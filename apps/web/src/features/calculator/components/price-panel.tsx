import { House } from '@cleaning/ui/house';
import { PriceFigure, PriceLines } from '@cleaning/ui/price';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PRICE_ON_REQUEST, priceUnit } from '../../../content/price-words.ts';
import {
  PLANNED_HOUSE,
  describeHouseOfChoices,
  houseOfChoices,
} from '../model/house-of-choices.ts';
import { priceOf } from '../model/price-choices.ts';
import type { PriceChoices } from '../model/price-choices.ts';
import { priceLines } from '../model/price-lines.ts';
import { PriceNotes } from './price-notes.tsx';
import styles from './price-panel.module.css';

export interface PricePanelProps {
  choices: PriceChoices;
  /** For links that lead to the panel. */
  id?: string | undefined;
  /** Stands in a column of cards: a border in place of the shadow. */
  flat?: boolean | undefined;
  /** What to know about the price, where the page says it in its own words. */
  notes?: ReactNode;
  /** Buttons and what they report. */
  children?: ReactNode;
}

/** The price of some choices: the house, the lines, the figure, and what to know about it. */
export function PricePanel({
  choices,
  id,
  flat = false,
  notes = <PriceNotes choices={choices} />,
  children,
}: PricePanelProps) {
  const titleId = useId();
  const price = priceOf(choices);
  return (
    <section
      className={styles['root']}
      id={id}
      data-flat={flat || undefined}
      aria-labelledby={titleId}
    >
      <div className={styles['art']}>
        <House
          className={styles['house']}
          align="center"
          rooms={houseOfChoices(choices)}
          planned={PLANNED_HOUSE}
          label={describeHouseOfChoices(choices)}
        />
      </div>
      <div className={styles['body']}>
        <h2 className={styles['title']} id={titleId} tabIndex={-1}>
          Your price
        </h2>
        {price === null ? (
          <p className={styles['empty']}>Choose a service to see your price.</p>
        ) : null}
        {price?.status === 'priced' ? (
          <PriceLines lines={priceLines(price, choices.timelineId)} />
        ) : null}
        <div className={styles['total']}>
          <span>
            <span className={styles['estimate']}>Estimate</span>
            {price?.status === 'priced' ? (
              <span className={styles['unit']}>{priceUnit(choices.serviceId)}</span>
            ) : null}
          </span>
          <PriceFigure
            cents={price?.status === 'priced' ? price.totalCents : null}
            placeholder={price === null ? '–' : PRICE_ON_REQUEST}
          />
        </div>
        {notes}
        {children === undefined ? null : <div className={styles['actions']}>{children}</div>}
      </div>
    </section>
  );
}
