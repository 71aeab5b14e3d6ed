import { ButtonLink } from '@cleaning/ui/button';
import { PriceFigure } from '@cleaning/ui/price';
import type { MouseEvent } from 'react';
import { focusForReading } from '../../../shared/hooks/focus.ts';
import { scrollToElement } from '../../../shared/hooks/scroll-to-element.ts';
import { PRICE_ON_REQUEST } from '../../../content/price-texts.ts';
import { priceOf } from './price-choices.ts';
import type { PriceChoices } from './price-choices.ts';
import styles from './estimate-bar.module.css';

export interface EstimateBarProps {
  choices: PriceChoices;
  /** The id of the price panel. */
  panelId: string;
}

/** Keeps the estimate in view where the panel is far below the questions. */
export function EstimateBar({ choices, panelId }: EstimateBarProps) {
  const price = priceOf(choices);

  function goToPanel(event: MouseEvent) {
    const panel = document.getElementById(panelId);
    if (panel !== null) {
      event.preventDefault();
      // Focus first, because focusing stops a scroll in progress.
      focusForReading(panel.querySelector<HTMLElement>('h2'));
      scrollToElement(panel);
    }
  }

  return (
    <div className={styles['root']}>
      <span>
        <span className={styles['label']}>Estimate</span>
        <PriceFigure
          size="sm"
          cents={price?.status === 'priced' ? price.totalCents : null}
          placeholder={price === null ? '–' : PRICE_ON_REQUEST}
        />
      </span>
      <ButtonLink size="lg" href={`#${panelId}`} onClick={goToPanel}>
        See breakdown
      </ButtonLink>
    </div>
  );
}
