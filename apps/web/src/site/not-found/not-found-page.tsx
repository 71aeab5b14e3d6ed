import { homePathFor } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import hillsUrl from '#assets/hills.svg';
import missingRoomUrl from '#assets/missing-room.svg';
import { NOT_FOUND_TEXT } from '#content/not-found.ts';
import { NOT_FOUND_TITLE } from '#content/page-titles.ts';
import { PageTitle } from '#kit/page/page-title.tsx';
import styles from './not-found-page.module.css';

/** The page for unknown addresses. */
export function Component() {
  const { user } = useAuth();
  return (
    <div className={styles['root']}>
      <img className={styles['hills']} src={hillsUrl} alt="" width="1440" height="300" />
      <div className={styles['inside']}>
        <Stack gap="space-6" align="start">
          <PageTitle title={NOT_FOUND_TITLE} lead={NOT_FOUND_TEXT} />
          <Inline gap="space-3">
            {user === null ? null : (
              <ButtonLink size="lg" href={homePathFor(user.user_type)} icon={<ArrowLeft />}>
                Back to your portal
              </ButtonLink>
            )}
            <ButtonLink
              size="lg"
              variant={user === null ? 'primary' : 'outline'}
              href={PUBLIC_PATHS.home}
              icon={<House />}
            >
              Go Home
            </ButtonLink>
          </Inline>
          <Text tone="muted">
            Looking for a price? <Link href={PUBLIC_PATHS.quote}>Open the quote calculator</Link>.
          </Text>
        </Stack>
        <img
          className={styles['art']}
          src={missingRoomUrl}
          alt="A house cut away. The rooms on each side are numbered 4, and the middle room is missing"
          width="500"
          height="318"
        />
      </div>
    </div>
  );
}
