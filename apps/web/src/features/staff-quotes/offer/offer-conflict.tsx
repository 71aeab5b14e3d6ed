import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import {
  describeVersionChanges,
  VersionChanges,
} from '../../../shared/versions/version-changes.tsx';
import styles from './offer-conflict.module.css';
import { offerRows } from './offer-values.ts';
import type { OfferControl } from './use-offer-form.ts';

/** What another user saved meanwhile, beside what is typed: one of the two is kept. */
export function OfferConflict({ offer }: { readonly offer: OfferControl }) {
  const { conflict, keepMine, takeTheirs } = offer;
  if (conflict === null) return null;
  const changes = describeVersionChanges(offerRows(conflict.opened), offerRows(conflict.latest));
  return (
    <Alert tone="warning" title="Someone else changed this quote while you had it open" live>
      <VersionChanges changes={changes}>
        Nothing of yours is lost: it is still in the form below. Choose which version to go on with.
      </VersionChanges>
      <div className={styles['actions']}>
        <Button size="sm" onClick={keepMine}>
          Keep mine
        </Button>
        <Button size="sm" variant="outline" onClick={takeTheirs}>
          Take theirs
        </Button>
      </div>
    </Alert>
  );
}
