import { boolean, equal, identifier, text } from './matchers.ts';

/** What calls 2 and 3 send of one user: the number and the names that a state or the request has. */
export const authentication = ({ user, token }: Example) => ({
  user: {
    id: identifier(user.id),
    phone: user.phone,
    first_name: equal(user.first_name),
    last_name: equal(user.last_name),
    verified: boolean(user.verified),
    role: text(user.role),
  },
  token: text(token),
});
type Example = {
  user: { id: number; phone: string; first_name: string; last_name: string; verified: boolean; role: string };
  token: string;
};

export const asRead = ({ user, token }: Example) => ({ user: { ...user, id: String(user.id) }, token });
