import { Outlet } from 'react-router-dom';

export function Component() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
