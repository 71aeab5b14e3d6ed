import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { describeVersionChanges, VersionChanges, type VersionRow } from './version-changes.tsx';
import styles from './version-changes.module.css';

export interface ChooseVersionProps<Version> {
  /** What is edited, within a sentence: "draft". */
  readonly what: string;
  /** The version that the form was opened with, and the one that another user saved; null when they are the same. */
  readonly conflict: { readonly opened: Version; readonly latest: Version } | null;
  readonly rowsOf: (version: Version) => readonly VersionRow[];
  readonly onKeepMine: (latest: Version) => void;
  readonly onTakeTheirs: () => void;
}

/** What another user saved while a form was open, above the form: one of the two versions is kept. */
export function ChooseVersion<Version>({
  what,
  conflict,
  rowsOf,
  onKeepMine,
  onTakeTheirs,
}: ChooseVersionProps<Version>) {
  if (conflict === null) return null;
  const { opened, latest } = conflict;
  return (
    <Alert tone="warning" title={`Someone else changed this ${what} while you had it open`} live>
      <VersionChanges changes={describeVersionChanges(rowsOf(opened), rowsOf(latest))}>
        Nothing of yours is lost: it is still in the form below. Choose which version to go on with.
      </VersionChanges>
      <div className={styles['choices']}>
        <Button size="sm" onClick={() => onKeepMine(latest)}>
          Keep mine
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </Alert>
  );
}
