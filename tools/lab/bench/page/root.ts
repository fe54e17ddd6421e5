/** Where the contestant stands. Looked up late: the script runs before the page has it. */
export const root = (): HTMLElement => document.querySelector<HTMLElement>('#root') as HTMLElement;
