import { FilterPills } from '@cleaning/ui/filter-pills';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';

interface WhoseVisitsProps {
  value: 'mine' | 'everyone';
  onChange: (value: 'mine' | 'everyone') => void;
}

/** Switches between the user's own visits and everyone's. */
export function WhoseVisits(props: WhoseVisitsProps) {
  return (
    <FilterPills
      {...props}
      joined
      label="Whose visits"
      options={[
        { value: 'mine', label: 'Mine', icon: <User /> },
        { value: 'everyone', label: 'Everyone', icon: <Users /> },
      ]}
    />
  );
}
