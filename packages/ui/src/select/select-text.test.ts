import { describe, expect, it } from 'vitest';
import { selectMessages } from './Select.messages.ts';
import { selectText } from './select-text.ts';

const messages = selectMessages.en;
const props = { label: 'State', items: [{ value: '27', label: 'Maharashtra' }], value: '' };

describe('Select 4: what stands in the control', () => {
  it('is the label of the chosen item', () => {
    expect(selectText({ ...props, value: '27' }, messages)).toMatchObject({
      text: 'Maharashtra',
      isPlaceholder: false,
    });
  });

  it('is the placeholder for nothing and for a value that the list does not have', () => {
    expect(selectText(props, messages).text).toBe('Choose');
    expect(selectText({ ...props, value: '99', placeholder: 'Select state' }, messages).text).toBe(
      'Select state',
    );
  });

  it('says what an empty disabled one waits for, and keeps the value of a full one', () => {
    const waiting = { ...props, isDisabled: true, disabledReason: 'Choose a hospital first' };
    expect(selectText(waiting, messages).text).toBe('Choose a hospital first');
    expect(selectText({ ...waiting, value: '27' }, messages).text).toBe('Maharashtra');
  });

  it('is the label of the chosen item also before the list has come, or where it does not come', () => {
    for (const status of ['loading', 'failed'] as const) {
      const known = selectText({ ...props, value: '27', status }, messages);
      expect(known).toMatchObject({ text: 'Maharashtra', isPlaceholder: false });
      expect(known.announcement).toBe(selectText({ ...props, items: [], status }, messages).announcement);
    }
  });

  it('speaks a list that loads or has failed, in the app’s words', () => {
    const loading = selectText({ ...props, status: 'loading', loadingText: 'Loading states...' }, messages);
    expect(loading.announcement).toBe('Loading states...');
    const failed = selectText({ ...props, status: 'failed' }, messages);
    expect(failed.announcement).toBe('The list could not be loaded');
    expect(selectText(props, messages).announcement).toBeUndefined();
  });
});
