/** In place of `@testing-library/user-event` (main.ts). */
import { userEvent } from 'storybook/test';

export default userEvent;
