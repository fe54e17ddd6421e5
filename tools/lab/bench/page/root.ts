/** The container of the candidate. A function, because the script runs before the element exists. */
export const root = (): HTMLElement => document.querySelector<HTMLElement>('#root') as HTMLElement;
