import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileValues } from './profile-form.ts';

/**
 * The profile with its state in words. One whose list had not come at sign-up, or that was kept before
 * names were, has the state's number only: then the list is asked for, and its code fetched, and in no other case.
 */
export const useNamedState = (values: ProfileValues): ProfileValues => {
  const client = useQueryClient();
  const id = values.state_id;
  const { data: name } = useQuery({
    queryKey: ['state name', id],
    queryFn: async () => {
      const { stateNameIn, statesQuery } = await import('../../data/directory-queries.ts');
      return stateNameIn(await client.fetchQuery(statesQuery()), id) ?? '';
    },
    enabled: id !== null && values.state_name === '',
    retry: false,
  });
  return values.state_name === '' && name ? { ...values, state_name: name } : values;
};
