/** Do and don't for the components where it matters most, shown with the components themselves. */
import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { OtpInput } from '@janani/ui/otp-input';
import { PlanCard } from '@janani/ui/plan-card';
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { SessionCard } from '@janani/ui/session-card';
import { TextField } from '@janani/ui/text-field';
import { DoDont } from './DoDont.tsx';

const noop = () => {};

export const ButtonPairs = () => (
  <>
    <DoDont
      good={{
        example: (
          <>
            <Button isFullWidth>Save Changes</Button>
            <Button isFullWidth variant="quiet">
              Cancel
            </Button>
          </>
        ),
        reason: 'One main action in a view; the action that leaves it is quiet.',
      }}
      bad={{
        example: (
          <>
            <Button isFullWidth>Save Changes</Button>
            <Button isFullWidth>Cancel</Button>
          </>
        ),
        reason: 'Two main actions: the user has to read both before choosing.',
      }}
    />
    <DoDont
      good={{
        example: (
          <Button disabledReason="Enter all 6 digits first" isDisabled isFullWidth>
            Verify
          </Button>
        ),
        reason: 'It states what it waits for, and is in the tab order.',
      }}
      bad={{
        example: (
          <Button isDisabled isFullWidth>
            OK
          </Button>
        ),
        reason: 'It states neither the reason nor the action.',
      }}
    />
  </>
);

export const AlertPairs = () => (
  <DoDont
    good={{
      example: (
        <Alert action={<Button variant="outline">Try again</Button>} live="none" tone="error">
          The sessions could not be loaded.
        </Alert>
      ),
      reason: 'What happened and what to do, where it happened.',
    }}
    bad={{
      example: (
        <Alert live="none" title="Error 503!" tone="error">
          Request failed.
        </Alert>
      ),
      reason: 'A code, an exclamation mark, and no next step.',
    }}
  />
);

export const TextFieldPairs = () => (
  <DoDont
    good={{
      example: <TextField description="As on your hospital papers" label="First name" value="" />,
      reason: 'The label stays while the user types; the hint is below it.',
    }}
    bad={{
      example: <TextField error="Invalid input" label="Name *" value="A" />,
      reason: 'An error that does not state what to do, and a star without an explanation.',
    }}
  />
);

export const DropdownPairs = () => (
  <DoDont
    good={{
      example: (
        <SearchableDropdown
          disabledReason="Choose a hospital first"
          isDisabled
          label="Doctor"
          options={[]}
          value={null}
        />
      ),
      reason: 'A waiting field states in the field what it waits for.',
    }}
    bad={{
      example: (
        <SearchableDropdown
          label="Would you like to receive an SMS?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={null}
        />
      ),
      reason: 'Two options behind a search. Use radios for two to six options.',
    }}
  />
);

export const OtpPairs = () => (
  <DoDont
    good={{
      example: <OtpInput error="Please enter a 6-digit OTP" label="Code from the SMS" value="407" />,
      reason: 'The digits stay, and the sentence states what is missing.',
    }}
    bad={{
      example: <OtpInput error="Wrong" label="OTP" value="" />,
      reason: 'The code is cleared, and "Wrong" does not help the user to correct it.',
    }}
  />
);

export const SessionCardPairs = () => (
  <DoDont
    good={{
      example: (
        <SessionCard
          durationMinutes={45}
          href="#session"
          instructor="Dr Kavita Rao"
          program="exercise"
          scheduledAt="2026-11-28T07:00:00+05:30"
          title="Gentle prenatal yoga"
        />
      ),
      reason: 'A title of a few words; instructor, time and length are shown separately.',
    }}
    bad={{
      example: (
        <SessionCard
          durationMinutes={45}
          href="#session"
          instructor="Dr Kavita Rao"
          scheduledAt="2026-11-28T07:00:00+05:30"
          title="EXERCISE: 45 MIN YOGA WITH DR KAVITA RAO ON SATURDAY!!"
        />
      ),
      reason: 'The title repeats every fact, in capitals, and the programme has no badge.',
    }}
  />
);

export const PlanCardPairs = () => (
  <DoDont
    good={{
      example: (
        <PlanCard
          buttonText="Choose Premium"
          features={['All live sessions', 'Recordings for 30 days']}
          name="Premium"
          onPress={noop}
          period="per month"
          price={1999}
        />
      ),
      reason: 'Each feature states in a few words what the user gets.',
    }}
    bad={{
      example: (
        <PlanCard
          buttonText="Buy now"
          features={['Best value', 'Hurry, last places']}
          name="Premium"
          onPress={noop}
          period="per month"
          price={1999}
        />
      ),
      reason: 'Pressure instead of facts. The product does not hurry users.',
    }}
  />
);
