import { useQuery } from '@tanstack/react-query';
import { stateNameIn, statesQuery } from '../../data/directory-queries.ts';
import type { ProfileValues } from './profile-form.ts';

/**
 * The profile with its state in words. One whose list had not come at sign-up, or that was kept before
 * names were, has the state's number only: then the list is asked for, and in no other case.
 */
export const useNamedState = (values: ProfileValues): ProfileValues => {
  const isNameless = values.state_id !== null && values.state_name === '';
  const { data } = useQuery({ ...statesQuery(), enabled: isNameless });
  const name = isNameless ? stateNameIn(data, values.state_id) : undefined;
  return name === undefined ? values : { ...values, state_name: name };
};
