import type { AccessRequirement } from '@cleaning/auth';
import { RequireAccess } from '@cleaning/auth/react';
import { PageLoader } from './page-loader.tsx';

const drawLoader = (message: string) => <PageLoader label={message} />;

/** Layout routes that admit only some types of user. */
export const ClientGuard = () => <Guard userType="client" />;
export const StaffGuard = () => <Guard userType={['staff', 'admin']} />;
export const OfficeGuard = () => <Guard userType={['staff', 'admin']} officeOnly />;
export const AdminGuard = () => <Guard userType="admin" />;

function Guard(requirement: AccessRequirement) {
  return <RequireAccess {...requirement} loader={drawLoader} />;
}
