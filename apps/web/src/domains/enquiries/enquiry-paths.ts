import { SITE_PATHS } from '@cleaning/contract/routes';

export const STAFF_ENQUIRIES_PATH = '/staff/portal/enquiries';
export const STAFF_ENQUIRY_PATH = SITE_PATHS.staffEnquiry;
export const STAFF_ENQUIRY_CONVERT_PATH = '/staff/portal/enquiries/:id/convert';
