import type { BookkeepingLayout } from '@cleaning/contract/bookkeeping';
import type { Settings } from '@cleaning/contract/settings';
import { useAuth } from '@cleaning/auth/react';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { Report } from '#kit/page/report.tsx';
import { EditAccountCodes } from './edit-account-codes.tsx';

/** The account codes used in the files, which an admin can change. A plain CSV file has none. */
export function AccountCodes({ layout }: { readonly layout: BookkeepingLayout }) {
  const api = useApi();
  const { user } = useAuth();
  const query = useQuery({ ...api.getSettings.query(), enabled: layout !== 'plain' });
  const [isEditing, setEditing] = useState(false);
  const [report, setReport] = useState<string | null>(null);
  if (layout === 'plain') return null;
  const settings = query.data;
  const isAdmin = user?.user_type === 'admin';
  return (
    <Card
      title="Account codes"
      action={
        isAdmin && settings !== undefined ? (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Edit <VisuallyHidden>account codes</VisuallyHidden>
          </Button>
        ) : null
      }
    >
      <Report text={report} />
      <QueryContent query={query} what="the account codes" level={3}>
        {(read) => (
          <>
            <SummaryList layout="facts" rows={listRows(layout, read)} />
            {isAdmin ? null : (
              <Text size="sm" tone="muted">
                An admin can change them here.
              </Text>
            )}
          </>
        )}
      </QueryContent>
      {isEditing && settings !== undefined ? (
        <EditAccountCodes
          settings={settings}
          layout={layout}
          onClose={() => setEditing(false)}
          onReport={setReport}
        />
      ) : null}
    </Card>
  );
}

const listRows = (layout: Exclude<BookkeepingLayout, 'plain'>, settings: Settings) => {
  const isRegistered = settings.gst_registered;
  if (layout === 'myob') {
    return [
      {
        label: 'Cleaning',
        value: `${settings.myob_sales_account}, ${isRegistered ? 'GST' : 'N-T'}`,
      },
      { label: 'NDIS', value: `${settings.myob_ndis_account}, FRE` },
      { label: 'Payments', value: `${settings.myob_bank_account}, bank account` },
    ];
  }
  return [
    {
      label: 'Cleaning',
      value: `${settings.xero_sales_account}, ${isRegistered ? 'GST on Income' : 'BAS Excluded'}`,
    },
    { label: 'NDIS', value: `${settings.xero_ndis_account}, GST Free Income` },
    { label: 'Payments', value: 'The bank account that you import them into' },
  ];
};
