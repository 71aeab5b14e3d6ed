import { RequireAccess } from '@cleaning/auth/react';
import type { RequireAccessProps } from '@cleaning/auth/react';
import { PageLoader } from './page-loader.tsx';

const drawLoader = (message: string) => <PageLoader label={message} />;

/** Layout routes that admit only some types of user. */
export const ClientGuard = () => <Guard userType="client" />;
export const StaffGuard = () => <Guard userType={['staff', 'admin']} />;
export const AdminGuard = () => <Guard userType="admin" />;

function Guard({ userType }: Pick<RequireAccessProps, 'userType'>) {
  return <RequireAccess userType={userType} loader={drawLoader} />;
}
