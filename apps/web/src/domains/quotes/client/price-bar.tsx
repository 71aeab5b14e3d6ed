import { EstimateBar } from '#domains/calculator/price/estimate-bar.tsx';
import { PriceAnnouncement } from '#domains/calculator/price/price-announcement.tsx';
import { type PriceChoices } from '#domains/calculator/price/price-choices.ts';
import { usePlanRate } from '#domains/appointments/price/use-plan-price.ts';
import styles from './price-bar.module.css';

/** The id of the price panel of a portal page. */
export const PRICE_PANEL_ID = 'your-price';

/** Keeps the price in view on small screens, above the portal's tab bar, and reads a new one out. */
export function PriceBar({ choices }: { choices: PriceChoices }) {
  const planRate = usePlanRate(choices.serviceId);
  return (
    <>
      <PriceAnnouncement choices={choices} planRate={planRate} />
      <div className={styles['root']}>
        <EstimateBar choices={choices} panelId={PRICE_PANEL_ID} planRate={planRate} />
      </div>
    </>
  );
}
