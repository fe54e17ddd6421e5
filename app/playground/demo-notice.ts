import './demonstration.css';

/**
 * Shows a notice that the data is not real. Data is stored for the tab only, as long as the
 * backend's memory.
 */
export const showDemoNotice = (): void => {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage, configurable: true });
  document.querySelector('.demonstration')?.removeAttribute('hidden');
};
