export { FormErrors, type FormErrorsProps } from './form-errors.tsx';
export { type SchemaForm, useSchemaForm } from './use-schema-form.ts';
