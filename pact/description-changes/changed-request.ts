import type { Interaction, Json } from '../checks/contract.ts';
import { changeValue } from './changed-value.ts';
import type { Change, Field } from './fields.ts';

type SentRequest = Interaction['request'] & { body?: { content: Json } };

/** Changes the field of a request; undefined if the request does not have the field. */
export const changeRequest = (sent: SentRequest, field: Field, change: Change): SentRequest | undefined => {
  const name = field.path.at(-1)!;
  if (field.side === 'body') {
    if (sent.body === undefined) return undefined;
    const content = changeValue(sent.body.content, field, change);
    return content === undefined || JSON.stringify(content) === JSON.stringify(sent.body.content)
      ? undefined
      : { ...sent, body: { ...sent.body, content } };
  }
  const { [name]: values, ...rest } = sent.query ?? {};
  if (field.side !== 'query' || values === undefined) return undefined;
  if (change === 'remove') return { ...sent, query: rest };
  return {
    ...sent,
    query: change === 'rename' ? { ...rest, [`${name}_new`]: values } : { ...rest, [name]: ['{}'] },
  };
};

/** Whether the app sends the field; every request contains its path parameters. */
export const isSent = ({ request }: Interaction, field: Field): boolean =>
  field.side === 'path' || changeRequest(request, field, 'remove') !== undefined;
