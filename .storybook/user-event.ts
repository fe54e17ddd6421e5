/**
 * The copy of user-event in `storybook/test`, for page objects as well: two copies in one page replace each other's
 * setters of `value`, and React then misses what is typed.
 */
export { userEvent as default } from 'storybook/test';
