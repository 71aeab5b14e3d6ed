import { RequireAccess } from '@cleaning/auth/react';
import type { RequireAccessProps } from '@cleaning/auth/react';
import { PageLoader } from '../page-loader.tsx';

/** A layout route that lets only one type of user in. */
export function Guard({ userType }: Pick<RequireAccessProps, 'userType'>) {
  return <RequireAccess userType={userType} loader={drawLoader} />;
}

const drawLoader = (message: string) => <PageLoader label={message} />;
