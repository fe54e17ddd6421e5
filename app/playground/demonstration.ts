import './demonstration.css';

/**
 * Shows a notice that the data is not real while the page is open. Data is stored for the tab only, as long as the
 * backend's memory.
 */
export const startDemonstration = (): void => {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  document.querySelector('.demonstration')?.removeAttribute('hidden');
};
