import type { ClientSummary } from '@cleaning/contract/clients';
import type { TeamNewItem } from '@cleaning/ui/team-shell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import FilePlus from 'lucide-react/icons/file-plus';
import MailWarning from 'lucide-react/icons/mail-warning';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserCog from 'lucide-react/icons/user-cog';
import UserPlus from 'lucide-react/icons/user-plus';
import { STAFF_VISIT_NEW_PATH } from '#domains/appointments/visit-paths.ts';
import type { PaletteAction } from '../palette/staff-palette.tsx';
import { actForPath, STAFF_CLIENT_NEW_PATH, withClient } from '#domains/clients/client-paths.ts';
import { STAFF_INVOICE_NEW_PATH, STAFF_PAYMENT_NEW_PATH } from '#domains/invoices/invoice-paths.ts';
import { STAFF_FAILED_MAIL_PATH } from '#domains/mails/mail-paths.ts';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { STAFF_QUOTE_NEW_PATH } from '#domains/quotes/quote-paths.ts';

type ActionClient = Pick<ClientSummary, 'id' | 'first_name'>;

interface Action extends TeamNewItem {
  /** The label in the palette, where no heading says that it starts something. */
  readonly inPalette: string;
  /** The label for a known client, who is passed on; undefined for an action without a client. */
  readonly forClient?: (name: string) => string;
}

/** Everything that staff can start from any page. */
const ACTIONS: readonly Action[] = [
  {
    label: 'Quote for a client',
    inPalette: 'New quote',
    forClient: (name) => `New quote for ${name}`,
    href: STAFF_QUOTE_NEW_PATH,
    icon: <FilePlus />,
    keys: ['N', 'Q'],
  },
  {
    label: 'Visit',
    inPalette: 'New visit',
    forClient: (name) => `New visit for ${name}`,
    href: STAFF_VISIT_NEW_PATH,
    icon: <CalendarPlus />,
    keys: ['N', 'V'],
  },
  {
    label: 'Invoice',
    inPalette: 'New invoice',
    forClient: (name) => `New invoice for ${name}`,
    href: STAFF_INVOICE_NEW_PATH,
    icon: <ReceiptText />,
    keys: ['N', 'I'],
  },
  {
    label: 'Payment',
    inPalette: 'Record a payment',
    forClient: (name) => `Record a payment from ${name}`,
    href: STAFF_PAYMENT_NEW_PATH,
    icon: <CircleDollarSign />,
    keys: ['N', 'P'],
  },
  {
    label: 'Message',
    inPalette: 'New message',
    forClient: (name) => `Message ${name}`,
    href: STAFF_MESSAGE_NEW_PATH,
    icon: <MessageCirclePlus />,
    keys: ['N', 'M'],
  },
  {
    label: 'Client',
    inPalette: 'New client',
    href: STAFF_CLIENT_NEW_PATH,
    icon: <UserPlus />,
    keys: ['N', 'C'],
  },
];

/** A page that is too seldom needed for the navigation. */
const FAILED_MAIL: PaletteAction = {
  label: 'Failed email',
  href: STAFF_FAILED_MAIL_PATH,
  icon: <MailWarning />,
};

/**
 * The items of the New menu, also run by keys. They are for the client whose page is open, if any.
 */
export const newItemsFor = (clientId: string | null): TeamNewItem[] =>
  ACTIONS.map(({ inPalette: _inPalette, forClient, ...item }) =>
    clientId === null || forClient === undefined
      ? item
      : { ...item, href: withClient(item.href, clientId) },
  );

/** The actions of the palette, for the found client or for one that is still to be chosen. */
export function actionsFor(client: ActionClient | null): PaletteAction[] {
  if (client === null)
    return [
      ...ACTIONS.map(({ inPalette, ...item }) => ({ ...item, label: inPalette })),
      FAILED_MAIL,
    ];
  const { id, first_name: name } = client;
  return [
    ...ACTIONS.flatMap(({ inPalette: _inPalette, forClient, ...item }) =>
      forClient === undefined
        ? []
        : [{ ...item, label: forClient(name), href: withClient(item.href, id) }],
    ),
    {
      label: `Do it for ${name}`,
      note: 'asks for a reason',
      href: actForPath(id),
      icon: <UserCog />,
    },
  ];
}
