import { pendingProfile } from '../auth/pending.ts';
import { type Choice, type SignUpValues, emptySignUp } from './sign-up-rules.ts';

const choice = (label: string, code: string | undefined): Choice => ({
  value: code ?? label,
  label,
  isCustom: code === undefined,
});

/** The form as she left it for the code screen, so that Back loses nothing (WCAG 3.3.7). */
export const keptSignUp = (): SignUpValues => {
  const kept = pendingProfile.read();
  if (!kept) return emptySignUp;
  return {
    first_name: kept.first_name,
    last_name: kept.last_name,
    due_date: kept.due_date,
    state_id: kept.state_id,
    city: kept.city,
    hospital: choice(kept.hospital, kept.hospital_code),
    doctor: choice(kept.doctor, kept.doctor_code),
  };
};
