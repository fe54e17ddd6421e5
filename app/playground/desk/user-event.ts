/** In place of `storybook/test`, which needs Storybook (vite.config.ts). */
export { waitFor } from '@testing-library/dom';
export { userEvent } from '@testing-library/user-event';
