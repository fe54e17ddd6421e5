import { ProgramBadge } from '@janani/ui/badge';
import { LinkButton } from '@janani/ui/link';
import { ToastProvider } from '@janani/ui/toast';
import { Code } from './Code';

/** A server component that holds parts of the package, and a client component that holds the others. */
export default function Page() {
  return (
    <ToastProvider>
      <ProgramBadge program="nutrition" />
      <LinkButton href="/plans">See plans</LinkButton>
      <Code />
    </ToastProvider>
  );
}
