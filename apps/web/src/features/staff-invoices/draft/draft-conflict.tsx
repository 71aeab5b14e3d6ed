import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import {
  describeVersionChanges,
  VersionChanges,
} from '../../../shared/versions/version-changes.tsx';
import styles from './draft-editor.module.css';
import { draftRows } from './draft-values.ts';
import type { DraftControl } from './use-draft-form.ts';

/** What another person saved meanwhile, beside what is typed: one of the two is kept. */
export function DraftConflict({ draft }: { readonly draft: DraftControl }) {
  const { conflict, accept, takeTheirs } = draft;
  if (conflict === null) return null;
  const changes = describeVersionChanges(draftRows(conflict.opened), draftRows(conflict.latest));
  return (
    <Alert tone="warning" title="This draft was changed while you had it open" live>
      <VersionChanges changes={changes}>
        Nothing of yours is lost: it is still in the form below. Choose which version to go on with.
      </VersionChanges>
      <div className={styles['choices']}>
        <Button size="sm" onClick={() => accept(conflict.latest)}>
          Keep mine
        </Button>
        <Button size="sm" variant="outline" onClick={takeTheirs}>
          Take theirs
        </Button>
      </div>
    </Alert>
  );
}
