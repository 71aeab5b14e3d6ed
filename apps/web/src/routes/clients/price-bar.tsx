import { EstimateBar, type PriceChoices } from '../../features/calculator/index.ts';
import styles from './price-bar.module.css';

/** The id of the price panel of a portal page. */
export const PRICE_PANEL_ID = 'your-price';

/** Keeps the price in view on small screens, above the portal's tab bar. */
export function PriceBar({ choices }: { choices: PriceChoices }) {
  return (
    <div className={styles['root']}>
      <EstimateBar choices={choices} panelId={PRICE_PANEL_ID} />
    </div>
  );
}
