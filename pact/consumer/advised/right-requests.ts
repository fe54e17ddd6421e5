import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { RightRequest } from '../../rules/wrong-requests.ts';
import type { StateUse } from '../../states.ts';
import { india, sunrise } from '../directory-states.ts';
import { sessionOf } from './session-of.ts';

export const NEW_PHONE = '9876543210';
const idToken = examples.signUp.request.newMother.idToken;

export const newNumber: StateUse = {
  state: 'a phone number is not registered',
  params: { phone: NEW_PHONE },
};
export const proved: StateUse = { state: 'a proved phone number', params: { phone: NEW_PHONE } };

/** A request of each call that the description allows, and the states that it needs. */
export const rightRequests: Record<OperationId, { right: RightRequest; given: StateUse[] }> = {
  checkPhone: { right: { path: {}, body: { phone: NEW_PHONE } }, given: [newNumber] },
  logIn: {
    right: { path: {}, body: { idToken } },
    given: [{ state: 'a phone number is registered', params: { phone: NEW_PHONE } }, proved],
  },
  signUp: {
    right: { path: {}, body: { ...examples.signUp.request.newMother } },
    given: [newNumber, proved, india, sunrise],
  },
  listHospitals: { right: { path: {} }, given: [sunrise] },
  listDoctors: { right: { path: { id: sunrise.params.code } }, given: [sunrise] },
  listStates: { right: { path: { id: '1' }, query: { page: '1', limit: '500' } }, given: [india] },
  listSessions: {
    right: { path: {}, query: { page: '1', limit: '12' } },
    given: [sessionOf('first-steps')],
  },
  getSession: { right: { path: { slug: 'first-steps' } }, given: [sessionOf('first-steps')] },
  enrollInSession: { right: { path: { slug: 'first-steps' } }, given: [sessionOf('first-steps')] },
};
