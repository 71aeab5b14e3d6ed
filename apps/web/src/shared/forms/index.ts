export { FormErrors, type FormErrorsProps } from './form-errors.tsx';
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts';
