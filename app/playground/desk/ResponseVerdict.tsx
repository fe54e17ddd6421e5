import { Badge } from '@janani/ui/badge';
import { Button } from '@janani/ui/button';
import { Card } from '@janani/ui/card';
import { useState } from 'react';
import { ResponseScreen } from './ResponseScreen.tsx';
import type { Verdict } from './judge.ts';

/** One response: the rules that it breaks, and its screen. */
export const ResponseVerdict = ({ exchange, faults, state }: Verdict) => {
  const [isShown, setIsShown] = useState(false);
  const { call, method, host, path, status, unread } = exchange;
  return (
    <li>
      <Card>
        <h3>{call}</h3>
        <p>
          {state === 'holds' && <Badge tone="success">Holds</Badge>}
          {state === 'fails' && <Badge tone="error">Does not hold</Badge>}{' '}
          <code>{`${method} ${host}${path} ${status}`}</code>
        </p>
        {unread && <p>Not checked: {unread}</p>}
        <ul>
          {faults.map(({ rule, expected, place, more }) => (
            <li key={rule + place?.path}>
              {place && (
                <p>
                  <code>{place.path}</code> is <code>{place.found}</code>
                  {more > 0 && `, and so in ${more} more`}
                </p>
              )}
              <p>
                {place && 'Expected: '}
                {place ? <code>{expected}</code> : expected}
              </p>
              <p>
                Rule: <code>{rule}</code> of{' '}
                {place ? (
                  <a href={`../description/index.html#operation/${call}`}>{call}</a>
                ) : (
                  'the provider kit'
                )}
              </p>
            </li>
          ))}
        </ul>
        <Button variant="outline" aria-expanded={isShown} onPress={() => setIsShown(!isShown)}>
          {isShown ? 'Hide the screen' : 'Show the screen'}
        </Button>
        {isShown && <ResponseScreen exchange={exchange} />}
      </Card>
    </li>
  );
};
