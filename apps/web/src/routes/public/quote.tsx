import { browserStorage } from '@cleaning/auth';
import { ACCOUNT_PATHS, CLIENT_PATHS } from '@cleaning/contract/routes';
import { useNavigate } from 'react-router-dom';
import { QuoteCalculator } from '../../features/calculator/index.ts';
import { saveDraft } from '../../shared/quote-draft/quote-draft-storage.ts';

/**
 * The quote calculator. A visitor who asks for the quote makes an account first: this page is public, so
 * no user on it is signed in. The answers wait on this device.
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
