import type { DocumentCategory } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-documents.svg';
import { CATEGORY_WORDS } from '../model/categories.ts';

export interface NoDocumentsProps {
  /** The drawer that is empty; null when all of them are. */
  category: DocumentCategory | null;
  onShowAll: () => void;
}

/** What a client sees where there is no document, in a category or at all. */
export function NoDocuments({ category, onShowAll }: NoDocumentsProps) {
  if (category === null) {
    return (
      <Card>
        <EmptyState
          drawing={drawing}
          title="No documents yet"
          text="Agreements, checklists and certificates from us will be here. You can add photos and papers for us above."
        />
      </Card>
    );
  }
  const { empty, emptyText } = CATEGORY_WORDS[category];
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={empty}
        text={emptyText}
        actions={
          <Button variant="outline" onClick={onShowAll}>
            Show all documents
          </Button>
        }
      />
    </Card>
  );
}
