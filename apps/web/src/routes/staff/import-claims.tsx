import { RemittanceImport } from '../../features/staff-claims/index.ts';

export const handle = { title: 'Import answers' };

export function Component() {
  return <RemittanceImport />;
}
