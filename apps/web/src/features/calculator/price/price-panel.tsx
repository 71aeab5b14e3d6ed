import {
  describeHowOften,
  describeWish,
  NO_WISHES,
  type VisitWishes,
} from '../../../shared/first-visit/visit-wishes.ts';
import { House } from '@cleaning/ui/house';
import { PriceFigure, PriceLines } from '@cleaning/ui/price';
import { type ReactNode, useId } from 'react';
import { PRICE_ON_REQUEST, priceUnit } from '../../../content/price-texts.ts';
import { PLANNED_ROOMS, describeHouse, houseRooms } from './house-rooms.ts';
import { type PriceChoices, priceOf } from './price-choices.ts';
import { priceLines } from './price-lines.ts';
import styles from './price-panel.module.css';
import { NDIS_PRICE_NOTE, formatAud, isPlanFunded } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';

export interface PricePanelProps {
  choices: PriceChoices;
  /** How often and when, as far as it is known. */
  wishes?: VisitWishes | undefined;
  /** The anchor of the panel. */
  id?: string | undefined;
  /** Uses a border instead of the shadow. */
  flat?: boolean | undefined;
  /** Replaces the default notes. */
  notes?: ReactNode;
  /** Actions and their status message. */
  children?: ReactNode;
}

/** The price of the choices: illustration, lines, total and notes. */
export function PricePanel({
  choices,
  wishes = NO_WISHES,
  id,
  flat = false,
  notes = <PriceNotes choices={choices} />,
  children,
}: PricePanelProps) {
  const titleId = useId();
  const price = priceOf(choices);
  // What the plan pays comes before an estimate that it does not pay by.
  const isPlanFirst = choices.serviceId !== null && isPlanFunded(choices.serviceId);
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
          rooms={houseRooms(choices)}
          planned={PLANNED_ROOMS}
          label={describeHouse(choices)}
        />
      </div>
      <div className={styles['body']}>
        <h2 className={styles['title']} id={titleId} tabIndex={-1}>
          Your price
        </h2>
        {isPlanFirst ? notes : null}
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
        <NextVisits choices={choices} wishes={wishes} />
        {isPlanFirst ? null : notes}
        {children === undefined ? null : <div className={styles['actions']}>{children}</div>}
      </div>
    </section>
  );
}

/** The first visit, and what each of the regular visits after it costs. */
function NextVisits({
  choices,
  wishes,
}: Required<Pick<PricePanelProps, 'choices'>> & { wishes: VisitWishes }) {
  const { intervalWeeks, preferredDate, preferredTime } = wishes;
  const each = priceOf({ ...choices, timelineId: 'standard' });
  return (
    <div className={styles['visits']}>
      {preferredDate === '' ? null : (
        <p>First visit {describeWish(preferredDate, preferredTime)}</p>
      )}
      {intervalWeeks === null || each?.status !== 'priced' ? null : (
        <p className={styles['then']}>
          <span>Then {describeHowOften(intervalWeeks).toLowerCase()}</span>
          <b>{formatAud(each.totalCents)} each visit</b>
        </p>
      )}
    </div>
  );
}

/** Notes on a price: its deposit, and that there is none under an NDIS plan. */
function PriceNotes({ choices }: { choices: PriceChoices }) {
  const price = priceOf(choices);
  const isNdis = choices.serviceId !== null && isPlanFunded(choices.serviceId);
  if (price?.status !== 'priced' || (price.depositCents === 0 && !isNdis)) {
    return null;
  }
  return (
    <div className={styles['notes']}>
      <Alert>
        {price.depositCents === 0 ? null : (
          <p>
            {choices.timelineId === 'urgent' ? 'Urgent' : 'Same-day'} cleans need a{' '}
            {price.depositPercent}% deposit:{' '}
            <span className={styles['amount']}>
              {formatAud(price.depositCents, { decimals: 'always' })}
            </span>
          </p>
        )}
        {isNdis ? <p>{NDIS_PRICE_NOTE}</p> : null}
      </Alert>
    </div>
  );
}
