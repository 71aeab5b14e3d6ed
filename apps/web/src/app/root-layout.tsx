import { LinkProvider } from '@cleaning/ui/providers';
import { Outlet } from 'react-router-dom';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';
import { usePageHead } from './navigation/use-page-head.ts';
import { useScrollPosition } from './navigation/use-scroll-position.ts';
import { RouterLink } from './router-link.tsx';

/** What every page shares: links that stay in the app, the title, and where reading goes on. */
export function RootLayout() {
  usePageHead();
  useScrollPosition();
  useNavigationFocus();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
