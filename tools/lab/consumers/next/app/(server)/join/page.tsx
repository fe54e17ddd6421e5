import { Heading } from '@janani/ui/heading';
import { LinkButton } from '@janani/ui/link';
import { JoinForm } from './JoinForm';
export default function Page() {
  return (
    <main style={{ padding: 'var(--janani-space-5)', maxInlineSize: 560 }}>
      <Heading level={1}>Join</Heading>
      <JoinForm
        plans={[
          { value: 'trial', label: 'Trial' },
          { value: 'plus', label: 'Plus' },
        ]}
      />
      <LinkButton href="/plans" variant="outline">
        Back to plans
      </LinkButton>
    </main>
  );
}
