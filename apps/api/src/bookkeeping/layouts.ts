import type { BookkeepingLayout } from '@cleaning/contract/bookkeeping';
import type { CompanySettings } from '../settings/settings-record.ts';
import type { Layouts } from './layout.ts';
import { myobLayout } from './myob-layout.ts';
import { PLAIN_LAYOUT } from './plain-layout.ts';
import { xeroLayout } from './xero-layout.ts';

/**
 * The layouts in which Xero and MYOB import sales and money, with the account codes of the company,
 * and one for people. Amounts include GST.
 */
export function layoutsFor(layout: BookkeepingLayout, settings: CompanySettings): Layouts {
  if (layout === 'plain') return PLAIN_LAYOUT;
  if (layout === 'xero') {
    return xeroLayout({ sales: settings.xeroSalesAccount, ndis: settings.xeroNdisAccount });
  }
  return myobLayout({
    sales: settings.myobSalesAccount,
    ndis: settings.myobNdisAccount,
    bank: settings.myobBankAccount,
  });
}
