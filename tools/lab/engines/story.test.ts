import { expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { play, type PageState } from './story.ts';

const story = { id: 'code--typing', title: 'Code', name: 'Typing', importPath: './Code.stories.tsx' };
const address = 'http://book/iframe.html?id=code--typing&viewMode=story';

it('play: waits until a story has ended, and plays it again at the width that it requires', async () => {
  const pageStates: Partial<PageState>[] = [
    { isOver: false },
    { width: 'w320', problem: 'too wide' },
    { width: 'w320' },
  ];
  const calls: string[] = [];
  const engine: Engine = {
    name: 'Some engine',
    resize: async (width) => void calls.push(`resize ${width}`),
    open: async (url) => void calls.push(`open ${url}`),
    evaluate: async () => ({ isOver: true, problem: null, width: null, ...pageStates.shift() }),
    stop: async () => {},
  };
  expect(await play(engine, 'http://book', story)).toEqual({ story });
  expect(calls).toEqual([`open ${address}`, 'resize 320', `open ${address}`, 'resize 1280']);
});
