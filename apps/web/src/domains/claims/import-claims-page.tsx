import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { focusHeading, focusIfLost, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { type AppliedFiles, AppliedRemittance } from './remittance/applied-remittance.tsx';
import { ImportFrame } from './remittance/import-frame.tsx';
import { ReadAnswersDialog } from './remittance/read-answers-dialog.tsx';
import { useRemittanceFiles } from './remittance/remittance-files.ts';
import { RemittancePreview } from './remittance/remittance-preview.tsx';

export const handle = { title: 'Add the NDIA’s answers' };

/**
 * Imports the answers of the agency and of plan managers: reads the files, shows a preview, and
 * records them.
 */
export function Component() {
  const { files, replaceFiles } = useRemittanceFiles();
  const [applied, setApplied] = useState<AppliedFiles | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const step = applied !== null ? 3 : files.length > 0 ? 1 : 0;
  // The pressed button disappears with its step.
  useFocusAfterChange(step, focusHeading, { onlyIfLost: true });
  const choose = () => setChoosing(true);
  const close = () => {
    setChoosing(false);
    // The button that opened the dialog disappears with its step.
    focusIfLost(focusHeading);
  };
  return (
    <>
      {applied !== null ? (
        <AppliedRemittance applied={applied} onAgain={() => setApplied(null)} />
      ) : files.length > 0 ? (
        <RemittancePreview
          files={files}
          onAddFile={choose}
          onApplied={(done) => {
            setApplied(done);
            replaceFiles([]);
          }}
        />
      ) : (
        <ImportFrame
          step={0}
          title="Add the NDIA’s answers"
          text="Results of the NDIA and remittances of plan managers. Nothing changes until you apply them."
        >
          <Card>
            <EmptyState
              title="No file yet"
              text="Add the CSV files that the NDIA or a plan manager gave you, several at a time if you like."
              actions={
                <Button icon={<FileUp />} onClick={choose}>
                  Add a file
                </Button>
              }
            />
          </Card>
        </ImportFrame>
      )}
      {isChoosing ? <ReadAnswersDialog onClose={close} /> : null}
    </>
  );
}
