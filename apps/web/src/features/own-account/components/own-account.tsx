import { useAuth } from '@cleaning/auth/react';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { focusForReading } from '../../../shared/hooks/focus.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { NdisSection } from './ndis-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { YourDataSection } from './your-data-section.tsx';

/** A client's own account: who they are, how they sign in, and what they can take away. */
export function OwnAccount() {
  const { isNdisClient } = useAuth();
  useFirstSection();
  return (
    <>
      <PageHead title="Your account" text="You and our office can see these details." />
      <SectionLinks isNdisClient={isNdisClient} />
      <Columns
        side={
          <>
            {isNdisClient ? <NdisSection /> : null}
            <BillingSection />
            <YourDataSection />
          </>
        }
      >
        <DetailsSection />
        <AddressesSection />
        <SignInSection />
        <SessionsSection />
      </Columns>
    </>
  );
}

/** An address that names a section opens the page there; the page was not there yet to be scrolled. */
function useFirstSection(): void {
  const { hash } = useLocation();
  const goThere = useEffectEvent(() => {
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section === null) return;
    focusForReading(section);
    section.scrollIntoView({ block: 'start' });
  });
  // Later ones are the router's.
  useEffect(() => goThere(), []);
}
