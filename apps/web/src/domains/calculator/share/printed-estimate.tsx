import { company } from '@cleaning/company';
import {
  ADDONS,
  formatMoney,
  SERVICES,
  NDIS_PRICE_NOTE,
  formatAud,
  formatDate,
  sydneyDateOf,
  ROOM_IDS,
} from '@cleaning/pricing';
import { Logo } from '@cleaning/ui/logo';
import { PRICE_ON_REQUEST, priceUnit, countedRooms } from '#content/price-texts.ts';
import { PRINTED_ESTIMATE } from '#content/share-estimate.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { type CompleteQuoteDraft, chooseTimeline } from '../quote-draft/quote-draft.ts';
import { describeHoursAndRate, estimatePlanPrice } from '#domains/appointments/price/plan-price.ts';
import { estimatePrice } from '../price/price-choices.ts';
import { priceLines } from '../price/price-lines.ts';
import styles from './printed-estimate.module.css';

export interface PrintedEstimateProps {
  draft: CompleteQuoteDraft;
  /** The link that opens the same price. */
  link: string;
}

/** A printable estimate. Hidden on screen; the only content in print. */
export function PrintedEstimate({ draft, link }: PrintedEstimateProps) {
  const now = useNow();
  const timelineId = chooseTimeline(draft, sydneyDateOf(now));
  const price = estimatePrice({ ...draft, timelineId });
  const plan = estimatePlanPrice(draft);
  const { serviceId, intervalWeeks, preferredDate, preferredTime } = draft;
  const facts = [
    ['Service', SERVICES[serviceId].name],
    ['Rooms', describeRooms(draft)],
    ['Extras', describeExtras(draft)],
    ['How often', describeHowOften(intervalWeeks)],
    ['First visit', describeWish(preferredDate, preferredTime)],
  ] as const;

  return (
    <section className={styles['root']} aria-label={PRINTED_ESTIMATE.title}>
      <header className={styles['head']}>
        <Logo name={company.name} tagline={company.tagline} />
        <address className={styles['company']}>
          {company.phoneDisplay}
          <br />
          {company.email.support}
          <br />
          {new URL(company.website).host}
        </address>
      </header>
      <h1 className={styles['title']}>{PRINTED_ESTIMATE.title}</h1>
      <p>{formatDate(now, 'long')}</p>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan === null ? null : (
        <p>
          <b>
            If your NDIS plan pays: about {formatMoney(plan.cents)} each visit,{' '}
            {describeHoursAndRate(plan)}.
          </b>{' '}
          {NDIS_PRICE_NOTE}
        </p>
      )}
      <table className={styles['lines']}>
        <caption>
          {plan === null ? PRINTED_ESTIMATE.linesTitle : PRINTED_ESTIMATE.ownLinesTitle}
        </caption>
        <tbody>
          {(price?.status === 'priced' ? priceLines(price, timelineId) : []).map((line, index) => (
            // The lines have no identity of their own and hold no state.
            <tr key={index}>
              <th scope="row">{line.label}</th>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Estimate</th>
            <td>{price?.status === 'priced' ? formatAud(price.totalCents) : PRICE_ON_REQUEST}</td>
          </tr>
          {price?.status === 'priced' && price.depositCents > 0 ? (
            <tr>
              <th scope="row">Deposit, {price.depositPercent}% of the estimate</th>
              <td>{formatMoney(price.depositCents)}</td>
            </tr>
          ) : null}
        </tfoot>
      </table>
      <p>
        <b>{PRINTED_ESTIMATE.isEstimate}</b> {PRINTED_ESTIMATE.terms} {priceUnit(serviceId)}.
      </p>
      <p className={styles['link']}>
        {PRINTED_ESTIMATE.openAgain} {link}
      </p>
    </section>
  );
}

/** The rooms of a price in one line: "3 bedrooms, 1 kitchen". */
function describeRooms({ rooms }: CompleteQuoteDraft): string {
  const counted = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [countedRooms(id, count)];
  });
  return counted.length === 0 ? 'None counted' : counted.join(', ');
}

/** The extras of a price in one line: "Oven Deep Clean, Fridge Clean". */
function describeExtras({ addonIds }: CompleteQuoteDraft): string {
  return addonIds.length === 0 ? 'None' : addonIds.map((id) => ADDONS[id].name).join(', ');
}
