import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { play, type Said } from './story.ts';

const story = {
  id: 'fields-code--typing',
  title: 'Fields/Code',
  name: 'Typing',
  importPath: './packages/ui/src/otp-input/OtpInput.stories.tsx',
};

/** An engine whose pages say these one after the other, and what was done with it. */
const engineThatSays = (...said: Partial<Said>[]) => {
  const done: string[] = [];
  const engine: Engine = {
    name: 'Some engine',
    resize: async (width) => void done.push(`resize ${width}`),
    open: async (url) => void done.push(`open ${url}`),
    evaluate: async () => ({ isOver: true, problem: null, width: null, ...said.shift() }),
    stop: async () => {},
  };
  return { engine, done };
};
const address = 'http://book/iframe.html?id=fields-code--typing&viewMode=story';

describe('play', () => {
  it('opens a story, and waits until it is over', async () => {
    const { engine, done } = engineThatSays({ isOver: false }, { isOver: false }, {});
    expect(await play(engine, 'http://book', story)).toEqual({ story });
    expect(done).toEqual([`open ${address}`]);
  });

  it('tells what a play function threw, or what axe found', async () => {
    const { engine } = engineThatSays({ problem: 'expected 1 to be 2' });
    expect(await play(engine, 'http://book', story)).toEqual({ story, problem: 'expected 1 to be 2' });
  });

  it('plays it again at the width that it names, and goes back to a desktop', async () => {
    const { engine, done } = engineThatSays({ width: 'w320', problem: 'too wide' }, { width: 'w320' });
    expect(await play(engine, 'http://book', story)).toEqual({ story });
    expect(done).toEqual([`open ${address}`, 'resize 320', `open ${address}`, 'resize 1280']);
  });
});
