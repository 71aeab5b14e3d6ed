import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { priceOf } from '../model/price-choices.ts';
import type { PriceChoices } from '../model/price-choices.ts';
import { spokenPrice } from '../model/spoken-price.ts';

/** How long the answers rest before the price is read out, in milliseconds. */
const SPEAK_AFTER_MS = 700;

/** Reads the new price out once the answers rest, and not at every press of a button. */
export function SpokenPrice({ choices }: { choices: PriceChoices }) {
  const price = spokenPrice(priceOf(choices));
  const [spoken, setSpoken] = useState(price);

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(price), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [price]);

  return (
    <VisuallyHidden>
      <output>{spoken}</output>
    </VisuallyHidden>
  );
}
