import { copyText } from '#kit/lib/copy-text.ts';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { TextField } from '@cleaning/ui/field';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

export interface CalendarFeedProps {
  open: boolean;
  onClose: () => void;
}

/** Creates, copies, renews and turns off the private link that keeps a calendar program up to date. */
export function CalendarFeed({ open, onClose }: CalendarFeedProps) {
  const api = useApi();
  const feed = useQuery({ ...api.getCalendarFeed.query(), enabled: open });
  const renew = useMutation(api.renewCalendarFeed.mutation());
  const remove = useMutation(api.removeCalendarFeed.mutation());
  const isBusy = renew.isPending || remove.isPending;
  const isOn = feed.data?.is_on === true || renew.data !== undefined;

  const make = () => {
    remove.reset();
    renew.mutate();
  };
  const turnOff = () => {
    renew.reset();
    remove.mutate();
  };
  const close = () => {
    // The link is shown once; it must not stay on a screen that another user may open.
    renew.reset();
    remove.reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Visits in your calendar"
      actions={
        <>
          {feed.data === undefined ? null : (
            <Button
              variant={isOn ? 'outline' : 'primary'}
              busy={renew.isPending}
              busyLabel="Making a link"
              aria-disabled={isBusy || undefined}
              onClick={() => (isBusy ? undefined : make())}
            >
              {isOn ? 'Make a new link' : 'Make my link'}
            </Button>
          )}
          {isOn ? (
            <Button
              variant="outline"
              busy={remove.isPending}
              busyLabel="Turning off"
              aria-disabled={isBusy || undefined}
              onClick={() => (isBusy ? undefined : turnOff())}
            >
              Turn the link off
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        A private link keeps your phone or computer calendar up to date. New, moved and cancelled
        visits appear by themselves.
      </p>
      <Alert title="Anyone with the link can see your visits">
        <p>
          It shows the service, day, time, visit number and the first name of who comes. It does not
          show your address or notes. Share it only with people you trust.
        </p>
      </Alert>
      {feed.data === undefined ? (
        <QueryContent
          query={feed}
          what="your calendar link"
          level={3}
          skeleton={
            <SkeletonGroup label="Loading your calendar link">
              <Skeleton shape="control" />
            </SkeletonGroup>
          }
        >
          {() => null}
        </QueryContent>
      ) : null}
      {renew.data === undefined ? (
        <FeedState isOn={isOn} createdAt={feed.data?.created_at ?? null} />
      ) : (
        <NewLink key={renew.data.url} url={renew.data.url} />
      )}
      {remove.isSuccess ? (
        <Alert tone="success" live>
          <p>The link is off. Calendars that used it will not update any more.</p>
        </Alert>
      ) : null}
      <ErrorAlert title="Nothing was changed" error={renew.error ?? remove.error} />
    </Dialog>
  );
}

function FeedState({ isOn, createdAt }: { isOn: boolean; createdAt: string | null }) {
  if (!isOn || createdAt === null) return null;
  return (
    <p>
      {`Your link has been on since ${formatInstant(createdAt, 'date')}. We cannot show it again. If you lost it, make a new one: the old one then stops working.`}
    </p>
  );
}

function NewLink({ url }: { url: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => setCopied((await copyText(url)) ? 'yes' : 'failed');
  return (
    <>
      <TextField
        label="Your private link"
        hint="Copy it now: we show it once. In your calendar, choose to add a calendar from a link (URL)."
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button variant="outline" icon={<Copy />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <output>{COPIED[copied]}</output>
    </>
  );
}

const COPIED = {
  no: '',
  yes: 'Copied.',
  failed: 'Your browser did not let us copy. Select the link and copy it yourself.',
} as const;
