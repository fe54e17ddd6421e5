import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileValues } from './profile-form.ts';

/**
 * The profile with the name of its state. A profile saved without the name has the state's number only: then, and only
 * then, the list is requested and its code loaded.
 */
export const useProfileWithStateName = (values: ProfileValues): ProfileValues => {
  const client = useQueryClient();
  const id = values.state_id;
  const { data: name } = useQuery({
    queryKey: ['state name', id],
    queryFn: async () => {
      const { findStateName: stateNameIn, statesQuery } = await import('../../data/directory-queries.ts');
      return stateNameIn(await client.fetchQuery(statesQuery()), id) ?? '';
    },
    enabled: id !== null && values.state_name === '',
    retry: false,
  });
  return values.state_name === '' && name ? { ...values, state_name: name } : values;
};
