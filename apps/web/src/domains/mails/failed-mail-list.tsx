import type { FailedMail, FailedMailsPage } from '@cleaning/contract/mails';
import { MAIL_FAILURE_CAUSES } from '@cleaning/contract/mails/rules';
import { plural } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import CircleDot from 'lucide-react/icons/circle-dot';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { CAUSES } from './describe-failed-mail.ts';
import { FailedMailCard } from './failed-mail-card.tsx';
import {
  failedMailQuery,
  type FailedMailDefinition,
  type FailedMailView,
} from './failed-mail-view.ts';
import { ReaddressMail } from './readdress-mail.tsx';
import { RetryMails } from './retry-mails.tsx';
import { TellByPhone } from './tell-by-phone.tsx';

type OpenDialog =
  | { readonly kind: 'readdress' | 'tell'; readonly mail: FailedMail }
  | { readonly kind: 'retry'; readonly mails: readonly FailedMail[] };

/** The emails that did not arrive, with why, and what the team can do about each. */
export function FailedMailList({ definition }: { readonly definition: FailedMailDefinition }) {
  const api = useApi();
  const list = useListView(definition);
  const query = useQuery(api.listFailedMails.query(failedMailQuery(definition, list.view)));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => {
    setDialog(null);
    // A settled email leaves the list, and its buttons with it.
    focusIfLost(focusHeading);
  };
  return (
    <Stack gap="space-4">
      <PageHead title="Failed email" text={inWords(query.data)} />
      <TabLinks
        label="Show"
        tabs={definition.filters.map(({ id, label }) => ({
          label,
          href: definition.pathOf(definition.change(list.view, { filter: id })),
          isCurrent: list.view.filter === id,
          count: chooseCount(query.data, id)?.toLocaleString('en-AU'),
        }))}
      />
      <ResourceList
        query={query}
        list={list}
        nouns={['email', 'emails']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the emails" pictures={false} />}
        isNone={(page) => chooseCount(page, list.view.filter) === 0}
        none={<NoFailedMail view={list.view} />}
        renderHead={(page) => (
          <CauseBar
            list={list}
            page={page}
            onRetry={(mails) => setDialog({ kind: 'retry', mails })}
          />
        )}
        noMatchText="Choose another cause"
      >
        {(page) => (
          <Stack gap="space-3">
            {page.results.map((mail) => (
              <FailedMailCard
                // A new version gets buttons that can be pressed again.
                key={`${mail.id} ${mail.version}`}
                mail={mail}
                onReaddress={() => setDialog({ kind: 'readdress', mail })}
                onTell={() => setDialog({ kind: 'tell', mail })}
              />
            ))}
          </Stack>
        )}
      </ResourceList>
      {dialog?.kind === 'readdress' ? <ReaddressMail mail={dialog.mail} onClose={close} /> : null}
      {dialog?.kind === 'tell' ? <TellByPhone mail={dialog.mail} onClose={close} /> : null}
      {dialog?.kind === 'retry' ? <RetryMails mails={dialog.mails} onClose={close} /> : null}
    </Stack>
  );
}

const inWords = (page: FailedMailsPage | undefined): string =>
  page === undefined || page.open_count === 0
    ? 'What did not arrive, why, and what to do.'
    : `${plural(page.open_count, 'email')} did not arrive.`;

const chooseCount = (page: FailedMailsPage | undefined, filter: FailedMailView['filter']) =>
  filter === 'open' ? page?.open_count : page?.settled_count;

interface CauseBarProps {
  readonly list: ListControl<FailedMailView>;
  readonly page: FailedMailsPage;
  readonly onRetry: (mails: readonly FailedMail[]) => void;
}

/** Filters by cause. All emails of one cause can be tried again together, once it has passed. */
function CauseBar({ list: { view, show }, page, onRetry }: CauseBarProps) {
  const able = page.results.filter((mail) => mail.available_commands.includes('retry'));
  return (
    <FilterBar>
      <FilterSelect
        icon={<CircleDot />}
        label="Cause"
        placeholder="Every cause"
        value={view.cause}
        options={MAIL_FAILURE_CAUSES.map((cause) => ({ value: cause, label: CAUSES[cause].name }))}
        onChange={(event) => show({ cause: event.target.value })}
      />
      {view.cause === '' || able.length === 0 ? null : (
        <Button variant="outline" icon={<RotateCw />} onClick={() => onRetry(able)}>
          {`Try ${able.length === 1 ? 'this one' : `these ${able.length}`} again`}
        </Button>
      )}
    </FilterBar>
  );
}

function NoFailedMail({ view }: { readonly view: FailedMailView }) {
  return (
    <Card>
      {view.filter === 'open' ? (
        <EmptyState
          drawing={drawing}
          title="Every email arrived"
          text="When one cannot be delivered it shows here, with the cause and what to do."
        />
      ) : (
        <EmptyState
          drawing={drawing}
          title="Nothing settled yet"
          text="Failed emails that were sent later, or told by phone, stay here for 30 days."
        />
      )}
    </Card>
  );
}
