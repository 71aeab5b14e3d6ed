export { applyServerErrors, type ServerErrors } from './apply-server-errors.ts';
export { FormErrors, type FormErrorsProps } from './form-errors.tsx';
export { schemaResolver } from './schema-resolver.ts';
export { useSchemaForm, type FieldProps, type SchemaForm } from './use-schema-form.ts';
