import { useAuth } from '@cleaning/auth/react';
import type { Profile } from '@cleaning/contract/accounts';
import { keepFocusInRow } from '@cleaning/ui/keep-focus-in-row';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useLocation } from 'react-router-dom';
import { useSectionInAddress } from '#kit/hooks/use-section-in-address.ts';
import { Columns } from '#kit/page/columns.tsx';
import type { PageModule } from '#kit/page/pages-by-path.ts';
import { AddressesSection } from './addresses/addresses-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { YourDataSection } from './data/your-data-section.tsx';
import { NdisSection } from './ndis/ndis-section.tsx';
import { DetailsSection } from './profile/details-section.tsx';
import styles from './section-links.module.css';
import { prefetchTeamAccount, sectionsFor } from './sections.ts';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { TeamAccount } from './team-account.tsx';

export const handle = { title: 'Your account' };

export { prefetchAccount as prefetch } from './sections.ts';

/** The page of the team, in the same file of the build, which is made of the same sections. */
export const teamAccount: PageModule = {
  Component: TeamAccount,
  handle,
  prefetch: prefetchTeamAccount,
};

/** The account page of a client. */
export function Component() {
  const { isNdisClient } = useAuth();
  useSectionInAddress();
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
        <DetailsSection kindOfAccount={clientRow} />
        <AddressesSection />
        <SignInSection />
        <SessionsSection />
      </Columns>
    </>
  );
}

const clientRow = ({ is_ndis_client: isNdis }: Profile) => ({
  label: 'Account type',
  value: isNdis ? 'NDIS client' : 'General client',
});

/** Links to the sections of the page. */
function SectionLinks({ isNdisClient }: { readonly isNdisClient: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="On this page">
      <ul className={styles['list']} ref={keepFocusInRow}>
        {sectionsFor(isNdisClient).map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <Link href={`${pathname}#${id}`} className={styles['link']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
