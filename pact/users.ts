/** The user who makes a call, and others who must not be mistaken for that user. */
export const USER_PHONE = '9811122233';
export const OTHER = { phone: '9811122211', first_name: 'Asha', last_name: 'Rao' };
