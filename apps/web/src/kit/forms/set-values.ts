import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Sets values of a form as if they had been typed. An error of one of them is then out of date.
 *
 * @param prefix what precedes each name in the form: "quote." for a part of it.
 */
export function setValues<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): void {
  for (const [key, value] of Object.entries(values)) {
    const name = `${prefix}${key}` as Path<Values>;
    form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    form.clearErrors(name);
  }
}
