/** The mother whose phone number has an account. */
export const MOTHERS_PHONE = '9811122233';

/**
 * Accounts that were made before and after that of the caller: a backend that takes the first or the last account,
 * whoever asks, says or writes something else.
 */
export const EARLIER = { phone: '9811122211', first_name: 'Asha', last_name: 'Rao' };
export const LATER = { phone: '9811122244', first_name: 'Zoya', last_name: 'Khan' };
