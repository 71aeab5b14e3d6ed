import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';

interface MissingRecordProps {
  readonly title: string;
  /** Why that may be. */
  readonly text: string;
  /** Where to go instead. */
  readonly link: { readonly label: string; readonly href: string };
}

/** In place of a page of the team, about a record that does not exist. */
export function MissingRecord({ title, text, link }: MissingRecordProps) {
  return (
    <Card>
      <EmptyState
        level={1}
        title={title}
        text={text}
        actions={
          <ButtonLink variant="outline" href={link.href}>
            {link.label}
          </ButtonLink>
        }
      />
    </Card>
  );
}
