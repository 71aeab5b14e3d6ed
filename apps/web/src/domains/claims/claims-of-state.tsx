import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { Report } from '#kit/page/report.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { AnswerClaims } from './answers/answer-claims.tsx';
import { ReadyClaims } from './batches/ready-claims.tsx';
import { ClaimsTable } from './claims-table.tsx';
import { claimsQuery, type ClaimsView } from './claims-view.ts';
import { MatchClaim } from './answers/match-claim.tsx';
import { canRejectClaim, RejectClaim } from './answers/reject-claim.tsx';
import { RejectedClaims } from './rejected-claims.tsx';

export interface ClaimsOfStateProps {
  readonly list: ListControl<ClaimsView>;
}

/** The claims of one state, with their actions. */
export function ClaimsOfState({ list }: ClaimsOfStateProps) {
  const api = useApi();
  const [report, setReport] = useState<string | null>(null);
  const query = useQuery(api.listNdisInvoices.query(claimsQuery(list.view)));
  const rows = useRows<HTMLDivElement>();
  return (
    <Stack ref={rows} gap="space-4">
      <Report text={report} />
      <ResourceList
        query={query}
        list={list}
        nouns={['claim', 'claims']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the claims" pictures={false} />}
        isNone={(page) => page.count === 0}
        none={
          <Card>
            <EmptyState title="No claims here" text={NOTHING[list.view.filter]} />
          </Card>
        }
      >
        {(page) => <Claims state={list.view.filter} invoices={page.results} onReport={setReport} />}
      </ResourceList>
    </Stack>
  );
}

const NOTHING: Readonly<Record<ClaimsView['filter'], string>> = {
  ready: 'An agency-managed invoice shows up here once it is issued.',
  submitted: 'Claims show up here once their batch is made.',
  rejected: 'Nothing was rejected.',
  accepted: 'Claims show up here once the NDIA has accepted them.',
  reconciled: 'Claims show up here once their money has come.',
  batches: '',
};

interface ClaimsProps {
  readonly state: ClaimsView['filter'];
  readonly invoices: readonly NdisInvoiceSummary[];
  readonly onReport: (report: string) => void;
}

function Claims({ state, invoices, onReport }: ClaimsProps) {
  if (state === 'ready') return <ReadyClaims invoices={invoices} onReport={onReport} />;
  if (state === 'submitted') return <AnswerClaims invoices={invoices} onReport={onReport} />;
  if (state === 'rejected') {
    return <RejectedClaims ids={invoices.map(({ id }) => id)} onReport={onReport} />;
  }
  // What was paid has no next step, except where its payment was taken back.
  const hasActions = state === 'accepted' || invoices.some(canRejectClaim);
  return (
    <ClaimsTable
      invoices={invoices}
      renderAction={
        hasActions
          ? (invoice) => (
              <Inline gap="space-2" justify="end">
                {state === 'accepted' ? <MatchClaim invoice={invoice} onReport={onReport} /> : null}
                {canRejectClaim(invoice) ? (
                  <RejectClaim invoice={invoice} onReport={onReport} />
                ) : null}
              </Inline>
            )
          : undefined
      }
    />
  );
}
