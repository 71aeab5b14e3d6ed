import {
  describeHowOften,
  describeWish,
  NO_WISHES,
  type VisitWishes,
} from '#domains/appointments/first-visit/visit-wishes.ts';
import { House } from '@cleaning/ui/house';
import { Inline } from '@cleaning/ui/inline';
import { PriceFigure, PriceLines } from '@cleaning/ui/price';
import { Stack } from '@cleaning/ui/stack';
import { type ReactNode, useId } from 'react';
import { PRICE_ON_REQUEST, priceUnit } from '#content/price-texts.ts';
import { PLANNED_ROOMS, describeHouse, houseRooms } from './house-rooms.ts';
import { type PriceChoices, estimatePrice } from './price-choices.ts';
import { priceLines } from './price-lines.ts';
import styles from './price-panel.module.css';
import { formatAud, formatMoney, NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Text } from '@cleaning/ui/text';
import {
  describeHoursAndRate,
  describePlanRate,
  type PlanPrice,
  estimatePlanPrice,
} from '#domains/appointments/price/plan-price.ts';
import type { VisitRate } from '#domains/appointments/price/visit-price.ts';

export interface PricePanelProps {
  choices: PriceChoices;
  /** How often and when, as far as it is known. */
  wishes?: VisitWishes | undefined;
  /** The hourly rate of the reader's own NDIS plan; without one, the price limit holds. */
  planRate?: VisitRate | null | undefined;
  /** The anchor of the panel. */
  id?: string | undefined;
  /** Uses a border instead of the shadow. */
  flat?: boolean | undefined;
  /** Replaces the default notes. */
  notes?: ReactNode;
  /** Actions and their status message. */
  children?: ReactNode;
}

/** The id of the heading of a panel. */
export const panelTitleId = (panelId: string): string => `${panelId}-title`;

/** The price of the choices: illustration, what an NDIS plan pays, lines, total and notes. */
export function PricePanel({
  choices,
  wishes = NO_WISHES,
  planRate,
  id,
  flat = false,
  notes = <DepositNote choices={choices} />,
  children,
}: PricePanelProps) {
  const ownId = useId();
  const titleId = panelTitleId(id ?? ownId);
  const plan = estimatePlanPrice(choices, planRate);
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
        {plan === null ? null : <PlanPayment plan={plan} />}
        <OwnPayment choices={choices} isAside={plan !== null} />
        <NextVisits choices={choices} wishes={wishes} plan={plan} />
        {notes}
        {children === undefined ? null : <div className={styles['actions']}>{children}</div>}
      </div>
    </section>
  );
}

/** What an NDIS plan pays for a visit, about: the hours at their rate. */
function PlanPayment({ plan }: { plan: PlanPrice }) {
  return (
    <Stack gap="space-3">
      <h3 className={styles['planTitle']}>If your NDIS plan pays</h3>
      <Inline gap="space-3" rowGap="space-2" align="end" justify="between">
        <p className={styles['planWords']}>
          <b>About, each visit</b>{' '}
          <Text as="span" size="sm" tone="muted" figures>
            {describeHoursAndRate(plan)}
          </Text>
        </p>
        <PriceFigure size="md" cents={plan.cents} format={formatMoney} />
      </Inline>
      <Alert tone="success">
        <p>You pay nothing now. No deposit and no extra for urgent.</p>
      </Alert>
      <div className={styles['planNote']}>
        <p>{NDIS_PRICE_NOTE}</p>
        <p>{describePlanRate(plan)}</p>
      </div>
    </Stack>
  );
}

/** The lines and the total of a client who pays themselves: smaller where a plan may pay. */
function OwnPayment({ choices, isAside }: { choices: PriceChoices; isAside: boolean }) {
  const price = estimatePrice(choices);
  if (price?.status !== 'priced') {
    return (
      <>
        {price === null ? (
          <p className={styles['empty']}>Choose a service to see your price.</p>
        ) : null}
        <div className={styles['total']}>
          <Text as="span" size="md" weight="bold" block>
            Estimate
          </Text>
          <PriceFigure cents={null} placeholder={price === null ? '–' : PRICE_ON_REQUEST} />
        </div>
      </>
    );
  }
  const lines = <PriceLines lines={priceLines(price, choices.timelineId)} />;
  const unit = (
    <Text as="span" size="sm" tone="muted">
      {priceUnit(choices.serviceId)}
    </Text>
  );
  if (isAside) {
    return (
      <>
        <div className={styles['own']}>
          <h3 className={styles['ownTitle']}>If you pay yourself: estimate</h3>
          <Text as="b" weight="bold" figures wrap="one-line">
            {formatAud(price.totalCents)}
          </Text>
        </div>
        {lines}
        <p>{unit}</p>
      </>
    );
  }
  return (
    <>
      {lines}
      <div className={styles['total']}>
        <span>
          <Text as="span" size="md" weight="bold" block>
            Estimate
          </Text>
          {unit}
        </span>
        <PriceFigure cents={price.totalCents} />
      </div>
    </>
  );
}

/** The first visit, and what each of the regular visits after it costs. */
function NextVisits({
  choices,
  wishes,
  plan,
}: {
  choices: PriceChoices;
  wishes: VisitWishes;
  plan: PlanPrice | null;
}) {
  const { intervalWeeks, preferredDate, preferredTime } = wishes;
  const each = estimatePrice({ ...choices, timelineId: 'standard' });
  return (
    <div className={styles['visits']}>
      {preferredDate === '' ? null : (
        <p>First visit {describeWish(preferredDate, preferredTime)}</p>
      )}
      {intervalWeeks === null || each?.status !== 'priced' ? null : (
        <p className={styles['then']}>
          <span>Then {describeHowOften(intervalWeeks).toLowerCase()}</span>
          <b>
            {plan === null ? formatAud(each.totalCents) : `about ${formatMoney(plan.cents)}`} each
            visit
          </b>
        </p>
      )}
    </div>
  );
}

/** The deposit of an urgent or same-day clean. */
function DepositNote({ choices }: { choices: PriceChoices }) {
  const price = estimatePrice(choices);
  if (price?.status !== 'priced' || price.depositCents === 0) return null;
  return (
    <div className={styles['notes']}>
      <Alert>
        <p>
          {choices.timelineId === 'urgent' ? 'Urgent' : 'Same-day'} cleans need a{' '}
          {price.depositPercent}% deposit:{' '}
          <Text as="span" weight="bold" figures wrap="one-line">
            {formatMoney(price.depositCents)}
          </Text>
        </p>
      </Alert>
    </div>
  );
}
