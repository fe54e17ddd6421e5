import { Badge } from '@janani/ui/badge';
import { Button } from '@janani/ui/button';
import { CircleAlertIcon, CircleCheckIcon } from '@janani/ui/icons';
import { Stack } from '@janani/ui/stack';
import { useState } from 'react';
import { ResponseScreen } from './ResponseScreen.tsx';
import type { Fault } from './judge.ts';
import type { Exchange } from './read-input.ts';

export type ResponseVerdictProps = { id: number; exchange: Exchange; faults: Fault[] };

/** One response: the rules that it breaks, and its screen. */
export const ResponseVerdict = ({ exchange, faults }: ResponseVerdictProps) => {
  const [isShown, setIsShown] = useState(false);
  const { call, method, host, path, status, unread } = exchange;
  const holds = faults.length === 0;
  return (
    <li>
      <h3>{call}</h3>
      <Stack direction="row" gap={2} align="center">
        {!unread && (
          <Badge tone={holds ? 'success' : 'error'} icon={holds ? <CircleCheckIcon /> : <CircleAlertIcon />}>
            {holds ? 'Holds' : 'Does not hold'}
          </Badge>
        )}
        <code>{`${method} ${host}${path} ${status}`}</code>
      </Stack>
      {unread && <p>Not checked: {unread}</p>}
      <ul className="desk-faults">
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
    </li>
  );
};
