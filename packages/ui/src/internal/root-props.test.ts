import { expect, it } from 'vitest';
import { rootProps } from './root-props.ts';

it('passes on names, data attributes, classes and styles, and nothing else', () => {
  const props = {
    id: 'a',
    style: { order: 1 },
    'data-x': 1,
    'aria-label': 'A',
    title: 'A',
    onChange: () => {},
  };
  expect(rootProps(props)).toEqual({
    id: 'a',
    style: { order: 1 },
    'data-x': 1,
    'aria-label': 'A',
    className: undefined,
  });
});

it('appends the classes of the product to its own', () => {
  expect(rootProps({ className: 'b c' }, 'a', false).className).toBe('a b c');
});
