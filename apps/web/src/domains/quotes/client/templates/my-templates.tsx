import { plural } from '@cleaning/contract/rules';
import type { QuoteTemplate } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/tools.svg';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { TemplateCard } from './template-card.tsx';
import styles from './templates.module.css';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useRemoval } from '#kit/forms/use-command.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { TemplateNameDialog } from './template-name-dialog.tsx';

interface OpenDialog {
  readonly kind: 'rename' | 'delete';
  readonly template: QuoteTemplate;
}

/** The client's templates with their rename and delete dialogs. */
export function MyTemplates() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setDialog(null);

  // The button that opened the dialog may be gone with its template, so the list takes the focus.
  useFocusAfterChange(dialog, () => root.current?.focus(), { onlyIfLost: true });

  return (
    <div ref={root} tabIndex={-1} className={styles['root']}>
      <TemplateList onOpen={setDialog} />
      {dialog?.kind === 'rename' ? (
        <RenameTemplate template={dialog.template} onClose={close} />
      ) : null}
      {dialog?.kind === 'delete' ? (
        <DeleteTemplate template={dialog.template} onClose={close} />
      ) : null}
    </div>
  );
}

/** One page holds the maximum number of templates. */
const ALL = { page_size: 100 };

/** The list with its loading, empty and error states. */
function TemplateList({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const api = useApi();
  const query = useQuery(api.listQuoteTemplates.query(ALL));
  return (
    <QueryContent query={query} what="your templates" skeleton={<TemplatesSkeleton />} card>
      {({ results: templates }) =>
        templates.length === 0 ? (
          <NoTemplates />
        ) : (
          <>
            <VisuallyHidden>
              <output>{plural(templates.length, 'template')}</output>
            </VisuallyHidden>
            <ul className={styles['list']} aria-label="Your templates">
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateCard
                    template={template}
                    onRename={() => onOpen({ kind: 'rename', template })}
                    onDelete={() => onOpen({ kind: 'delete', template })}
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

/** Placeholder for templates that are loading. */
function TemplatesSkeleton() {
  return (
    <SkeletonGroup label="Loading your templates">
      <div className={styles['list']}>
        {['first', 'second'].map((card) => (
          <Card key={card}>
            <Stack gap="space-4">
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface DeleteTemplateProps {
  template: QuoteTemplate;
  onClose: () => void;
}

/** Deletes a template, after confirmation. */
function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const api = useApi();
  const toast = useToast();
  const remove = useRemoval(api.deleteQuoteTemplate.mutation({ id: template.id }), () => {
    toast.show('Template deleted');
    onClose();
  });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this template?"
      confirmLabel="Delete template"
      busyLabel="Deleting"
      keepLabel="Keep it"
      onConfirm={() => void remove.submit()}
      busy={remove.isBusy}
      error={remove.error}
      errorTitle="Not deleted"
    >
      <p>{`“${template.name}” will be gone, and you cannot get it back. Quotes that were made with it stay.`}</p>
    </ConfirmDialog>
  );
}

interface RenameTemplateProps {
  template: QuoteTemplate;
  onClose: () => void;
}

/** Renames a template. */
function RenameTemplate({ template, onClose }: RenameTemplateProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateQuoteTemplate.mutation({ id: template.id }));
  const toast = useToast();
  return (
    <TemplateNameDialog
      onClose={onClose}
      title="Rename this template"
      text="Choose a name that tells you which clean it is."
      name={template.name}
      saveLabel="Save name"
      save={async (name) => {
        await mutateAsync({ name });
        toast.show('Template renamed');
        onClose();
      }}
    />
  );
}
