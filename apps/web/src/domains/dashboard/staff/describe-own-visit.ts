import type { OwnVisit } from '@cleaning/contract/appointments';

export const formatStreetAndSuburb = ({ address_line1: street, suburb }: OwnVisit): string =>
  `${street}, ${suburb}`;
