import { CareFields } from './CareFields.tsx';
import { StateAndCityFields } from './StateAndCityFields.tsx';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

/**
 * The fields below the first screen. Lists and search are most of the form's code, and load while the user enters
 * their name.
 */
const LaterFields = (props: SignUpFieldsProps) => (
  <>
    <StateAndCityFields {...props} />
    <CareFields {...props} />
  </>
);

export default LaterFields;
