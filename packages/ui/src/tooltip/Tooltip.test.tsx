import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tooltip } from './index.ts';

afterEach(cleanup);

it('Tooltip 12: a control without a name is reported to the developer', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Tooltip text="Close">
      <button type="button">Close</button>
    </Tooltip>,
  );
  expect(log).not.toHaveBeenCalled();
  render(
    <Tooltip text="Share">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is what is tested */}
      <button type="button" />
    </Tooltip>,
  );
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"Share" has no name'));
});
