import { describe, expect, it } from 'vitest';
import { selectMessages } from './Select.messages.ts';
import { getSelectText } from './select-text.ts';

const messages = selectMessages.en;
const props = { label: 'State', items: [{ value: '27', label: 'Maharashtra' }], value: '' };

describe('Select 4: the text of the control', () => {
  it('is the label of the selected item', () => {
    expect(getSelectText({ ...props, value: '27' }, messages)).toMatchObject({
      text: 'Maharashtra',
      isPlaceholder: false,
    });
  });

  it('is the placeholder for no value and for one that the list does not contain', () => {
    expect(getSelectText(props, messages).text).toBe('Choose');
    expect(getSelectText({ ...props, value: '99', placeholder: 'Select state' }, messages).text).toBe(
      'Select state',
    );
  });

  it('is the disabledReason of a disabled select without a value', () => {
    const waiting = { ...props, isDisabled: true, disabledReason: 'Choose a hospital first' };
    expect(getSelectText(waiting, messages).text).toBe('Choose a hospital first');
    expect(getSelectText({ ...waiting, value: '27' }, messages).text).toBe('Maharashtra');
  });

  it('is the label of the selected item also before the list has loaded, or when it fails', () => {
    for (const status of ['loading', 'failed'] as const) {
      const selectedText = getSelectText({ ...props, value: '27', status }, messages);
      expect(selectedText).toMatchObject({ text: 'Maharashtra', isPlaceholder: false });
      expect(selectedText.announcement).toBe(
        getSelectText({ ...props, items: [], status }, messages).announcement,
      );
    }
  });

  it('announces a list that loads or has failed, in the app’s texts', () => {
    const loading = getSelectText(
      { ...props, status: 'loading', loadingText: 'Loading states...' },
      messages,
    );
    expect(loading.announcement).toBe('Loading states...');
    const failed = getSelectText({ ...props, status: 'failed' }, messages);
    expect(failed.announcement).toBe('The list could not be loaded');
    expect(getSelectText(props, messages).announcement).toBeUndefined();
  });
});
