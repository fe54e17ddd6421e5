import { boolean, equal, identifier, text } from './matchers.ts';

/** Matches the response of `logIn` and `signUp`: the number and names are those of the state or the request. */
export const matchAuthentication = ({ user, token }: Example) => ({
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

export const getExpectedAuthentication = ({ user, token }: Example) => ({
  user: { ...user, id: String(user.id) },
  token,
});
