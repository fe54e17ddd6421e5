import { expect, it } from 'vitest';
import { measureComponents } from '../size/size-components.ts';
import { installed } from './installed.ts';

// OtpInput with any code of the dropdown and its libraries would be five times its budget.
it.each(await measureComponents(installed))(
  'packed, $label stays in its budget of $kB kB',
  ({ bytes, kB }) => {
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(kB * 1000);
  },
);
