import { company } from '@cleaning/company';
import { SelectField } from '@cleaning/ui/field';

export interface AreaFieldProps {
  readonly area: string;
  readonly onChange: (area: string) => void;
}

/**
 * The service area in which a cleaner mostly works. An area that the company no longer serves
 * remains an option while it is selected.
 */
export function AreaField({ area, onChange }: AreaFieldProps) {
  const areas = new Set([...company.serviceAreas, ...(area === '' ? [] : [area])]);
  return (
    <SelectField
      label="Area"
      optional
      hint="Where they mostly work. It stands beside the name."
      placeholder="No area"
      options={[...areas].map((name) => ({ value: name, label: name }))}
      value={area}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
