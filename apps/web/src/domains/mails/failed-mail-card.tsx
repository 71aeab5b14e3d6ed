import type { FailedMail } from '@cleaning/contract/mails';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import AtSign from 'lucide-react/icons/at-sign';
import Phone from 'lucide-react/icons/phone';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import {
  aboutLink,
  describeAdvice,
  CAUSES,
  describeMailHistory,
  linkAdvice,
  describeRecipient,
  STATES,
} from './describe-failed-mail.ts';

interface FailedMailCardProps {
  readonly mail: FailedMail;
  readonly onReaddress: () => void;
  readonly onTell: () => void;
}

/** One email: to whom, why it did not arrive, what happens next, and what to do. */
export function FailedMailCard({ mail, onReaddress, onTell }: FailedMailCardProps) {
  const now = useNow();
  const state = STATES[mail.status];
  const isOpen = mail.available_commands.length > 0;
  const linkWords = linkAdvice(mail);
  return (
    <Card
      title={
        <>
          {mail.subject}
          {/* Several emails may have the same subject. */}
          <VisuallyHidden>{` to ${describeRecipient(mail)}`}</VisuallyHidden>
        </>
      }
      action={<Badge tone={state.tone}>{state.label}</Badge>}
    >
      <Stack gap="space-3">
        <Text wrap="anywhere">{`To ${describeRecipient(mail)}`}</Text>
        <Stack gap="space-1">
          <p>
            <b>{CAUSES[mail.cause].name}.</b> {describeAdvice(mail)}
          </p>
          {linkWords === null ? null : <p>{linkWords}</p>}
          <Text tone="muted">{describeMailHistory(mail, now)}</Text>
          {mail.answer === null ? null : (
            <Text tone="muted" wrap="anywhere">{`The mail server said: ${mail.answer}`}</Text>
          )}
        </Stack>
        <Links mail={mail} />
        {isOpen ? <Actions mail={mail} onReaddress={onReaddress} onTell={onTell} /> : null}
      </Stack>
    </Card>
  );
}

function Links({ mail }: { readonly mail: FailedMail }) {
  const about = aboutLink(mail);
  const client = mail.reader?.client_id ?? null;
  if (about === null && client === null) return null;
  return (
    <Inline gap="space-4" rowGap="space-1">
      {client === null ? null : (
        <Link href={staffClientPath(client)}>
          <Text as="span" wrap="anywhere">
            {mail.reader?.name}
          </Text>
        </Link>
      )}
      {about === null ? null : <Link href={about.href}>{about.label}</Link>}
    </Inline>
  );
}

function Actions({ mail, onReaddress, onTell }: FailedMailCardProps) {
  const api = useApi();
  const toast = useToast();
  const { available_commands: commands, subject } = mail;
  const retry = useCommand(api.retryMail.mutation({ id: mail.id }), {
    onDone: () => {
      toast.show('The email is on its way again.');
      focusIfLost(focusHeading);
    },
  });
  const what = <VisuallyHidden>{`for “${subject}”`}</VisuallyHidden>;
  return (
    <>
      <Inline gap="space-2">
        {commands.includes('retry') ? (
          <Button
            icon={<RotateCw />}
            busy={retry.isBusy}
            busyLabel="Sending"
            onClick={() => void retry.submit({ version: mail.version })}
          >
            Try again now {what}
          </Button>
        ) : null}
        {commands.includes('tell') ? (
          <Button variant="outline" icon={<Phone />} onClick={onTell}>
            Told by phone {what}
          </Button>
        ) : null}
        {commands.includes('readdress') ? (
          <Button variant="outline" icon={<AtSign />} onClick={onReaddress}>
            Use another address {what}
          </Button>
        ) : null}
      </Inline>
      <ErrorAlert title="Not sent" error={retry.error} />
    </>
  );
}
