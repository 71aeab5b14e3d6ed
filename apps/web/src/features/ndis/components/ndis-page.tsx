import { ButtonLink } from '@cleaning/ui/button';
import {
  CANCELLING,
  FUNDING,
  INVOICE,
  IN_SHORT,
  NDIS_CALL,
  NDIS_PAGE,
  NEEDED,
  PLAN_TYPES,
} from '../../../content/ndis.ts';
import { CallBand } from '../../../shared/page/call-band.tsx';
import { OnThisPage } from '../../../shared/page/on-this-page.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Cancelling } from './cancelling.tsx';
import { Funding } from './funding.tsx';
import { InShort } from './in-short.tsx';
import { InvoiceExample } from './invoice-example.tsx';
import { Needed } from './needed.tsx';
import { PlanTypes } from './plan-types.tsx';

const PARTS = [
  { id: IN_SHORT.id, name: 'In short' },
  { id: FUNDING.id, name: 'What is funded' },
  { id: PLAN_TYPES.id, name: 'Plan types' },
  { id: INVOICE.id, name: 'The invoice' },
  { id: NEEDED.id, name: 'What we need' },
  { id: CANCELLING.id, name: 'Cancelling' },
];

/** What NDIS participants and their plan managers want to know. */
export function NdisPage() {
  return (
    <>
      <PageHead title={NDIS_PAGE.title} lead={NDIS_PAGE.lead} />
      <OnThisPage parts={PARTS} />
      <InShort />
      <Funding />
      <PlanTypes />
      <InvoiceExample />
      <Needed />
      <Cancelling />
      <CallBand title={NDIS_CALL.title}>
        <ButtonLink variant="accent" size="lg" href={NDIS_CALL.priceLink.href}>
          {NDIS_CALL.priceLink.label}
        </ButtonLink>
        <ButtonLink variant="inverse" size="lg" href={NDIS_CALL.askLink.href}>
          {NDIS_CALL.askLink.label}
        </ButtonLink>
      </CallBand>
    </>
  );
}
