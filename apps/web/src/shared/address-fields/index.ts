export { AccessNotesField } from './access-notes-field.tsx';
export { AddressFields } from './address-fields.tsx';
