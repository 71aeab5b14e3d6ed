export { FormErrors } from './form-errors.tsx';
export { useSchemaForm } from './use-schema-form.ts';
