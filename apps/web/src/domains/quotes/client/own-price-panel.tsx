import { PricePanel, type PricePanelProps } from '#domains/calculator/price/price-panel.tsx';
import { usePlanRate } from '#domains/appointments/price/use-plan-price.ts';
import { PRICE_PANEL_ID } from './price-bar.tsx';

export type OwnPricePanelProps = Pick<PricePanelProps, 'choices' | 'wishes' | 'notes' | 'children'>;

/** The price panel of a client who is logged in, at the rate of their own NDIS plan. */
export function OwnPricePanel(props: OwnPricePanelProps) {
  const planRate = usePlanRate(props.choices.serviceId);
  return <PricePanel flat id={PRICE_PANEL_ID} planRate={planRate} {...props} />;
}

/** The price panel of the form of a quote, with notes and buttons below the price. */
export function QuotePricePanel(props: Omit<OwnPricePanelProps, 'notes'>) {
  // A quote for an NDIS clean asks for no deposit, also of who pays for it themselves.
  const isNdis = props.choices.serviceId === 'ndis';
  return <OwnPricePanel {...props} {...(isNdis && { notes: null })} />;
}
