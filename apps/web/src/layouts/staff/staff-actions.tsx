import type { ClientSummary } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { TeamNewItem } from '@cleaning/ui/team-shell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import FilePlus from 'lucide-react/icons/file-plus';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import type { PaletteAction } from '../../features/staff-search/index.ts';
import { actForPath, withClient } from '../../shared/lib/paths.ts';

type ActionClient = Pick<ClientSummary, 'id' | 'first_name'>;

interface Action extends TeamNewItem {
  /** In the palette, where nothing else says that something is started. */
  readonly inPalette: string;
  /** What it is called for one client, who is taken along; left out where it is not about a client. */
  readonly forClient?: (name: string) => string;
}

/** What staff can start from anywhere. What has a screen has a line. */
const ACTIONS: readonly Action[] = [
  {
    label: 'Quote for a client',
    inPalette: 'New quote',
    forClient: (name) => `New quote for ${name}`,
    href: SITE_PATHS.staffQuoteNew,
    icon: <FilePlus />,
    keys: ['N', 'Q'],
  },
  {
    label: 'Visit',
    inPalette: 'New visit',
    forClient: (name) => `New visit for ${name}`,
    href: SITE_PATHS.staffVisitNew,
    icon: <CalendarPlus />,
    keys: ['N', 'V'],
  },
  {
    label: 'Invoice',
    inPalette: 'New invoice',
    forClient: (name) => `New invoice for ${name}`,
    href: SITE_PATHS.staffInvoiceNew,
    icon: <ReceiptText />,
    keys: ['N', 'I'],
  },
  {
    label: 'Payment',
    inPalette: 'Record a payment',
    forClient: (name) => `Record a payment from ${name}`,
    href: SITE_PATHS.staffPaymentNew,
    icon: <CircleDollarSign />,
    keys: ['N', 'P'],
  },
  {
    label: 'Message',
    inPalette: 'New message',
    forClient: (name) => `Message ${name}`,
    href: SITE_PATHS.staffMessageNew,
    icon: <MessageCirclePlus />,
    keys: ['N', 'M'],
  },
  {
    label: 'Client',
    inPalette: 'New client',
    href: SITE_PATHS.staffClientNew,
    icon: <UserPlus />,
    keys: ['N', 'C'],
  },
];

/** Under New, and by their keys. The client of the page in view is taken along. */
export const newItemsFor = (clientId: string | null): TeamNewItem[] =>
  ACTIONS.map(({ inPalette: _inPalette, forClient, ...item }) =>
    clientId === null || forClient === undefined
      ? item
      : { ...item, href: withClient(item.href, clientId) },
  );

/** In the palette: what can be done for the client that was found, or for one still to be chosen. */
export function actionsFor(client: ActionClient | null): PaletteAction[] {
  if (client === null)
    return ACTIONS.map(({ inPalette, ...item }) => ({ ...item, label: inPalette }));
  const { id, first_name: name } = client;
  return [
    ...ACTIONS.flatMap(({ inPalette: _inPalette, forClient, ...item }) =>
      forClient === undefined
        ? []
        : [{ ...item, label: forClient(name), href: withClient(item.href, id) }],
    ),
    {
      label: `Act for ${name}`,
      note: 'asks for a reason',
      href: actForPath(id),
      icon: <UserCog />,
    },
  ];
}
