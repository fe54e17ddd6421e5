import { ProgramBadge, SessionBadge } from '@janani/ui/badge';
import { LinkButton } from '@janani/ui/link';
import { PlanCard, PlanGrid } from '@janani/ui/plan-card';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { Code } from './Code';

const day = '2026-12-24T10:00:00Z';

/** A server component with components of the package, and a client component with the others. */
export default function Page() {
  return (
    <>
      <ProgramBadge program="nutrition" /> <SessionBadge state="enrolled" />
      <PlanGrid label="Plans">
        <PlanCard buttonText="Choose" currency="EUR" features={['Yoga']} isPopular name="One" price={19} />
        <PlanCard buttonText="Choose" currency="USD" features={['Calls']} href="/" name="Two" price={49} />
      </PlanGrid>
      <SessionGrid label="Sessions">
        <SessionCard href="/" isEnrolled program="exercise" scheduledAt={day} title="Gentle yoga" />
      </SessionGrid>
      <LinkButton href="/">Start</LinkButton>
      <Code />
    </>
  );
}
