import { ClosingCall } from './closing-call.tsx';
import { Facts } from './facts.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NdisBand } from './ndis-band.tsx';
import { PriceList } from './price-list.tsx';
import { Questions } from './questions.tsx';
import { Services } from './services.tsx';
import { BeforeAfterSection } from './before-after-section.tsx';
import { WhereAndWhen } from './where-and-when.tsx';

/** Everything below the instant price. */
export default function HomeSections() {
  return (
    <>
      <Facts />
      <Services />
      <PriceList />
      <HowItWorks />
      <NdisBand />
      <BeforeAfterSection />
      <WhereAndWhen />
      <Questions />
      <ClosingCall />
    </>
  );
}
