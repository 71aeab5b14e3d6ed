import { browserStorage } from '@cleaning/auth';
import { ACCOUNT_PATHS, CLIENT_PATHS } from '@cleaning/contract/routes';
import { useNavigate } from 'react-router-dom';
import { QuoteCalculator } from '#domains/calculator/quote-calculator.tsx';
import { saveDraft } from '#domains/calculator/quote-draft/quote-draft-storage.ts';

/**
 * The quote calculator. The page is public, so nobody is signed in, and a visitor who requests a
 * quote first creates an account. The answers are stored on this device meanwhile.
 */
export function Component() {
  const navigate = useNavigate();
  return (
    <QuoteCalculator
      onRequested={() =>
        void navigate(`${ACCOUNT_PATHS.register}?next=${CLIENT_PATHS.clientPortal}`)
      }
      onSaved={(draft) => saveDraft(browserStorage(), draft)}
    />
  );
}
