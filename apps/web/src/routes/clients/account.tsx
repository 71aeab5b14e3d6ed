import { OwnAccount } from '../../features/own-account/index.ts';

export const handle = { title: 'Your account' };

export function Component() {
  return <OwnAccount />;
}
