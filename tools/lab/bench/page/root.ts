/** The container of the candidate. A function, because the script runs before the element exists. */
export const getRoot = (): HTMLElement => document.querySelector<HTMLElement>('#root') as HTMLElement;
