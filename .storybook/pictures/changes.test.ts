import { describe, expect, it } from 'vitest';
import { acceptCommand, changesPage } from './changes.ts';

const change = {
  name: 'Button: All states, dark',
  before: 'results/a-expected.png',
  after: 'results/a-actual.png',
  difference: 'results/a-diff.png',
  why: 'They differ.',
};

describe('the page of changed pictures', () => {
  it('has before, after, difference and how each is accepted', () => {
    const page = changesPage([change], 123);
    for (const address of [change.before, change.after, change.difference])
      expect(page).toContain(`src="${address}"`);
    expect(page).toContain('1 of 123 pictures differ from the accepted ones');
    expect(page).toContain(acceptCommand(change.name));
  });

  it('says why there is nothing to compare', () => {
    const { name, after, why } = change;
    expect(changesPage([{ name, after, why: 'No <picture> yet.' }], 1)).toContain('No &lt;picture&gt; yet.');
    expect(changesPage([change], 1)).not.toContain(why);
  });

  it('says so where nothing changed', () => {
    expect(changesPage([], 5)).toContain('Everything looks as it did when it was last accepted.');
  });

  it('accepts one picture and no other', () => {
    expect(acceptCommand('Text (long): 200 %')).toBe(
      String.raw`pnpm pictures:accept -g 'Text \(long\): 200 %'`,
    );
    expect(acceptCommand()).toBe('pnpm pictures:accept');
  });
});
