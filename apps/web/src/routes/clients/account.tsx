import { PageHead } from '@cleaning/ui/portal-shell';

export const handle = { title: 'Your account' };

export function Component() {
  return <PageHead title="Your account" text="You and our office can see these details." />;
}
