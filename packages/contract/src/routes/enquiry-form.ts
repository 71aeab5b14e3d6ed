import { API_BASE_PATH } from '../http/base-path.ts';

/** How the contact form works in a browser that runs no script. */
export const ENQUIRY_FORM = {
  /** Where it posts to. */
  action: `${API_BASE_PATH}/enquiries/`,
  /** The part of the page that holds it. */
  id: 'enquiry',
  /** The part of the page that says thanks, and shows once the address names it. */
  sentId: 'enquiry-sent',
} as const;
