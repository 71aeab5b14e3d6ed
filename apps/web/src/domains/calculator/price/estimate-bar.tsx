import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { PriceFigure } from '@cleaning/ui/price';
import type { MouseEvent } from 'react';
import { focusForReading } from '#kit/hooks/focus.ts';
import { scrollToElement } from '#kit/hooks/scroll-to-element.ts';
import { PRICE_ON_REQUEST } from '#content/price-texts.ts';
import { estimatePlanPrice } from '#domains/appointments/price/plan-price.ts';
import type { VisitRate } from '#domains/appointments/price/visit-price.ts';
import { estimatePrice } from './price-choices.ts';
import type { PriceChoices } from './price-choices.ts';
import { panelTitleId } from './price-panel.tsx';
import styles from './estimate-bar.module.css';

export interface EstimateBarProps {
  choices: PriceChoices;
  /** The id of the price panel. */
  panelId: string;
  /** The hourly rate of the reader's own NDIS plan; without one, the price limit holds. */
  planRate?: VisitRate | null | undefined;
}

/** Keeps the price in view where the panel is far below the questions. */
export function EstimateBar({ choices, panelId, planRate }: EstimateBarProps) {
  const price = estimatePrice(choices);
  const plan = estimatePlanPrice(choices, planRate);

  function goToPanel(event: MouseEvent) {
    const panel = document.getElementById(panelId);
    if (panel !== null) {
      event.preventDefault();
      // Focus first, because focusing stops a scroll in progress.
      focusForReading(document.getElementById(panelTitleId(panelId)));
      scrollToElement(panel);
    }
  }

  return (
    <div className={styles['root']}>
      <span>
        <span className={styles['label']}>
          {plan === null ? 'Estimate' : 'Your plan pays, about, each visit'}
        </span>
        {plan === null ? (
          <PriceFigure
            size="sm"
            cents={price?.status === 'priced' ? price.totalCents : null}
            placeholder={price === null ? '–' : PRICE_ON_REQUEST}
          />
        ) : (
          <PriceFigure size="sm" cents={plan.cents} format={formatMoney} />
        )}
      </span>
      <ButtonLink size="lg" href={`#${panelId}`} onClick={goToPanel}>
        See breakdown
      </ButtonLink>
    </div>
  );
}
