import {
  EstimateBar,
  PriceAnnouncement,
  type PriceChoices,
} from '../../features/calculator/index.ts';
import { usePlanRate } from '../../shared/plan/use-plan-price.ts';
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
