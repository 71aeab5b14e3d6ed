import type { OwnVisit } from '@cleaning/contract/appointments';

export const addressOf = ({ address_line1: street, suburb }: OwnVisit): string =>
  `${street}, ${suburb}`;
