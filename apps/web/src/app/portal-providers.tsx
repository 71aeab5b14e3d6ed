import { ToastProvider } from '@cleaning/ui/toast';
import { Outlet } from 'react-router-dom';
import { DraftsProvider } from '#kit/drafts/use-drafts.tsx';
import { PortalApiProvider } from '#kit/api/portal-api.tsx';
import { useAppServices } from './app-services-context.ts';
import { openApi } from './open-api.ts';
import { openPortalApi } from './open-portal-api.ts';

/**
 * Provides what portal pages need in addition to an account page: what refetches the shown data,
 * messages and drafts.
 */
export function Component() {
  const { portalApi, drafts } = useAppServices();
  return (
    <PortalApiProvider api={portalApi(openApi, openPortalApi)}>
      <ToastProvider>
        <DraftsProvider store={drafts}>
          <Outlet />
        </DraftsProvider>
      </ToastProvider>
    </PortalApiProvider>
  );
}
