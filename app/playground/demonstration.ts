import './demonstration.css';

/**
 * Says plainly that nothing here is real, for as long as the page is open, and keeps nothing beyond the tab: the
 * backend's memory does not reach further.
 */
export const startDemonstration = (): void => {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  document.querySelector('.demonstration')?.removeAttribute('hidden');
};
