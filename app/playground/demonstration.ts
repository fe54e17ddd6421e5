import './demonstration.css';

/**
 * Shows that nothing is real for as long as the page is open, and stores nothing beyond the tab, because the backend's
 * memory ends with it.
 */
export const startDemonstration = (): void => {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  document.querySelector('.demonstration')?.removeAttribute('hidden');
};
