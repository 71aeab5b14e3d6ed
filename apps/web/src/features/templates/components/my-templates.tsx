import type { QuoteTemplate } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/tools.svg';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFocusAfterChange } from '../../../shared/hooks/focus.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { RenameTemplate } from './rename-template.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplatesSkeleton } from './templates-skeleton.tsx';
import styles from './templates.module.css';

interface Asking {
  readonly what: 'rename' | 'delete';
  readonly template: QuoteTemplate;
}

/** The cleans that a client keeps to book again, and what is asked about one of them. */
export function MyTemplates() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setAsking(null);

  // The button that asked may be gone with its template; reading goes on at the list.
  useFocusAfterChange(asking, () => root.current?.focus(), { onlyIfLost: true });

  return (
    <div ref={root} tabIndex={-1} className={styles['root']}>
      <TemplateList onAsk={setAsking} />
      {asking?.what === 'rename' ? (
        <RenameTemplate template={asking.template} onClose={close} />
      ) : null}
      {asking?.what === 'delete' ? (
        <DeleteTemplate template={asking.template} onClose={close} />
      ) : null}
    </div>
  );
}

/** One page holds as many as anybody can keep. */
const ALL = { page_size: 100 };

/** The templates in whatever state they are: coming, none, some, failed. */
function TemplateList({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.quotes.templates(ALL));
  return (
    <QueryContent query={query} what="your templates" skeleton={<TemplatesSkeleton />} card>
      {({ results: templates }) =>
        templates.length === 0 ? (
          <NoTemplates />
        ) : (
          <>
            <VisuallyHidden>
              <output>
                {templates.length === 1 ? '1 template' : `${templates.length} templates`}
              </output>
            </VisuallyHidden>
            <ul className={styles['list']} aria-label="Your templates">
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateCard
                    template={template}
                    onRename={() => onAsk({ what: 'rename', template })}
                    onDelete={() => onAsk({ what: 'delete', template })}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryContent>
  );
}

function NoTemplates() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No templates yet"
        text="Open a quote and choose “Save as a template”. Next time, the same clean is a quote in one press."
        actions={
          <ButtonLink href={SITE_PATHS.clientQuotes} size="lg">
            See your quotes
          </ButtonLink>
        }
      />
    </Card>
  );
}
