import { RemittanceImport } from './remittance/remittance-import.tsx';

export const handle = { title: 'Import answers' };

export function Component() {
  return <RemittanceImport />;
}
