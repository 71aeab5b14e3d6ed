import type { CreateClientRequest, PlanManagement } from '@cleaning/contract';

/** What is typed of a new client, whatever of it is sent. */
export type NewClientValues = {
  client_type: CreateClientRequest['client_type'];
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  address: { line1: string; suburb: string; postcode: string; access_notes: string };
  ndis_number: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  plan_start: string;
  plan_end: string;
  nominee_name: string;
  nominee_email: string;
  is_invited: boolean;
};

export const NO_CLIENT: NewClientValues = {
  client_type: 'general',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  address: { line1: '', suburb: '', postcode: '', access_notes: '' },
  ndis_number: '',
  plan_management: '',
  plan_manager_name: '',
  plan_manager_invoice_email: '',
  plan_start: '',
  plan_end: '',
  nominee_name: '',
  nominee_email: '',
  is_invited: true,
};

/** In the order in which they are read. */
export const NEW_CLIENT_FIELDS = [
  'client_type',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address.line1',
  'address.suburb',
  'address.postcode',
  'address.access_notes',
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
  'nominee_name',
  'nominee_email',
  'is_invited',
] as const;

/** What was left empty is not sent: it can be entered later. A general client has no plan. */
export function newClientRequest(values: NewClientValues): Record<string, unknown> {
  const { client_type, first_name, last_name, email, phone_number: phone } = values;
  const { address, is_invited, ...participant } = values;
  const isPlaceGiven = Object.values(address).some((text) => text.trim() !== '');
  return {
    client_type,
    first_name,
    last_name,
    email,
    phone_number: phone.trim() === '' ? null : phone,
    ...(isPlaceGiven ? { address } : {}),
    ...(client_type === 'ndis' ? planAnswers(participant) : {}),
    is_invited,
  };
}

const PLAN_ANSWERS = [
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
  'nominee_name',
  'nominee_email',
] as const;

function planAnswers(values: Pick<NewClientValues, (typeof PLAN_ANSWERS)[number]>) {
  const given = PLAN_ANSWERS.filter((name) => {
    if (name.startsWith('plan_manager_') && values.plan_management !== 'plan') return false;
    return values[name].trim() !== '';
  });
  return Object.fromEntries(given.map((name) => [name, values[name]]));
}
