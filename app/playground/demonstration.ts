import './demonstration.css';

/** Says plainly that nothing here is real, for as long as the page is open. */
export const startDemonstration = (): void => {
  document.querySelector('.demonstration')?.removeAttribute('hidden');
};
