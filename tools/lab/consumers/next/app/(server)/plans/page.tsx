import { Badge, PaymentBadge, ProgramBadge, SessionBadge } from '@janani/ui/badge';
import { Heading } from '@janani/ui/heading';
import { CheckIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { Money } from '@janani/ui/money';
import { PlanCard, PlanGrid } from '@janani/ui/plan-card';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { Stack } from '@janani/ui/stack';

export default function Page() {
  return (
    <main style={{ padding: 'var(--janani-space-5)' }}>
      <Stack gap={6}>
        <Heading level={1}>Plans</Heading>
        <PlanGrid label="Plans">
          <PlanCard
            name="Trial"
            price={0}
            isTrial
            durationDays={7}
            currency="EUR"
            features={[{ text: 'Two sessions', isIncluded: true }]}
            buttonText="Try"
            href="/join"
          />
          <PlanCard
            name="Plus"
            price={19.9}
            discountedPrice={14.5}
            period="per month"
            currency="EUR"
            isPopular
            features={[
              { text: 'All sessions', isIncluded: true },
              { text: 'Coach', isIncluded: false },
            ]}
            buttonText="Choose"
            href="/join"
            priceNote="With VAT"
          />
          <PlanCard
            name="Year"
            price={1499}
            period="per year"
            currency="EUR"
            isCurrent
            features={[{ text: 'All sessions', isIncluded: true }]}
            buttonText="Choose"
            href="/join"
          />
        </PlanGrid>
        <p>
          From <Money amount={14.5} originalAmount={19.9} currency="EUR" />.{' '}
          <Link href="/join">Join now</Link>
        </p>
        <Stack direction="row" gap={2}>
          <Badge tone="success" icon={<CheckIcon size={16} />}>
            Paid
          </Badge>
          <PaymentBadge state="pending" />
          <ProgramBadge program="nutrition" />
          <ProgramBadge program="exercise" label="Gym" />
          <SessionBadge state="enrolled" />
          <SessionBadge state="live" />
        </Stack>
        <Heading level={2}>Sessions</Heading>
        <SessionGrid label="Sessions">
          <SessionCard
            href="/join"
            title="Morning yoga"
            program="exercise"
            scheduledAt="2026-11-26T06:30:00Z"
            durationMinutes={45}
            instructor="Dr. Rao"
            isEnrolled
          />
          <SessionCard
            href="/join"
            title="उपवास में क्या खाएं"
            program="nutrition"
            scheduledAt="2026-11-26T06:30:00Z"
            viewerTimeZone="Europe/Berlin"
            now={new Date('2026-11-25T12:00:00Z')}
            isFree
          />
          <SessionCard href="/join" title="A recording" durationMinutes={30} isCompleted />
          <SessionCard href="/join" title="Now" program="mental-health" isLive scheduledAt={null} compact />
        </SessionGrid>
      </Stack>
    </main>
  );
}
