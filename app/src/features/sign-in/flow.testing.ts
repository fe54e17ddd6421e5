import { ApiError } from '@janani/api-client';
import { advance } from './flow.ts';
import type { Command, FlowEvent, FlowState } from './flow-types.ts';
import type { PendingCode } from '../account/pending.ts';

export const phone = '9876543210';
export const authentication = {
  token: 'jan_1',
  user: { id: '7', phone, first_name: 'Meera', last_name: 'Kulkarni', verified: true, role: 'user' },
};
export const profile = {
  first_name: 'Meera',
  last_name: 'Kulkarni',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Patil',
};
export const pendingWith = (changes: Partial<PendingCode> = {}): PendingCode => ({
  mode: 'login',
  phone,
  verificationId: 'id-1',
  sentAt: 1000,
  isConfirmed: false,
  mayBeSignedUp: false,
  ...changes,
});
export const codeStep = (changes?: Partial<PendingCode>): FlowState => ({
  step: 'code',
  pending: pendingWith(changes),
});

/** Applies events and returns the resulting state, with the commands of each. */
export const applyEvents = (start: FlowState, ...events: FlowEvent[]) => {
  const commands: Command[] = [];
  let state = start;
  for (const event of events) {
    const next = advance(state, event);
    state = next.state;
    commands.push(...next.commands);
  }
  return { state, commandNames: commands.map((command) => command.do), commands };
};
export const toasts = (commands: Command[]) =>
  commands.flatMap((command) => (command.do === 'notify' ? [command.notice] : []));

export const checkEvents = (exists: boolean | undefined): FlowEvent[] => [
  { type: 'phone submitted', phone },
  { type: 'phone checked', exists },
];
export const codeSent: FlowEvent = { type: 'code sent', verificationId: 'id-2', sentAt: 2000 };
export const offline = new ApiError('offline', 'logIn');
