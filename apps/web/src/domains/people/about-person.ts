import type { UserAccount } from '@cleaning/contract/people';

/** The props of a dialog about one person. */
export interface AboutPersonProps {
  readonly person: UserAccount;
  readonly onClose: () => void;
}
