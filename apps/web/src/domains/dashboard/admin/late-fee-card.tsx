import { lateFeeShare } from '@cleaning/contract/appointments/rules';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { ChangeLateFee } from './change-late-fee.tsx';

/** The fee for cancelling late, which an admin can change. */
export function LateFeeCard() {
  const api = useApi();
  const query = useQuery(api.getSettings.query());
  const [isEditing, setEditing] = useState(false);
  const settings = query.data;
  return (
    <Card
      title="Fee for cancelling late"
      action={
        settings === undefined ? null : (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Change <VisuallyHidden>the fee for cancelling late</VisuallyHidden>
          </Button>
        )
      }
    >
      <QueryContent query={query} what="the fee for cancelling late" level={3}>
        {({ cancellation_notice_days: days, late_cancellation_percent: percent }) => (
          <p>
            {`Cancelling, skipping or pausing is free until ${days} clear business ${days === 1 ? 'day' : 'days'} before a visit. `}
            {percent === 0
              ? 'After that it is free as well.'
              : `After that the fee is ${lateFeeShare(percent)}. An NDIS fee is the one in the service agreement.`}
          </p>
        )}
      </QueryContent>
      {isEditing && settings !== undefined ? (
        <ChangeLateFee settings={settings} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}
