import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import type { AnyComponent, ExportedComponent } from './package-exports.ts';

type Props = Record<string, unknown>;
type Story = () => ReactElement;
type Annotations = {
  component?: unknown;
  args?: Props;
  decorators?: ((story: Story, context: object) => ReactElement)[];
};
/** The context that decorators require. */
const CONTEXT = { args: {}, globals: {}, parameters: {} };

type StoryModule = { default: Annotations; [story: string]: Annotations };
type Specimen = { props: Props; decorators: NonNullable<Annotations['decorators']> };

/** Props for components that are shown only inside another one's stories, and so have no args there. */
const NESTED_PROPS: Record<string, Record<string, unknown>> = {
  AccordionItem: { title: 'Must my camera be on?', children: <p>No.</p> },
  CurrentPlanCard: { name: 'Elite', price: 2999, period: 'per month' },
  EmptyIllustration: {},
  Icon: { children: <path d="M4 4h16" /> },
  KolamDivider: {},
  LogoMark: {},
  MatkaIllustration: {},
  NotificationBell: { count: 2 },
  PaymentBadge: { state: 'success' },
  PlanGrid: { label: 'Plans', children: <p>Premium</p> },
  ProgramBadge: { program: 'nutrition' },
  ProgramPicture: { program: 'exercise' },
  ProgramThumb: { program: 'exercise' },
  Rosette: {},
  ScallopEdge: { of: 'band' },
  SearchableDropdown: { label: 'Hospital', options: [], value: null },
  SessionBadge: { state: 'live' },
  SessionCardSkeleton: {},
  SessionFacts: { facts: [{ id: 'when', icon: null, term: 'When', value: 'Sat, 28 Nov, 7:00 AM' }] },
  SessionGrid: { label: 'Sessions', children: <p>Gentle prenatal yoga</p> },
  SessionPicture: { program: 'wellness' },
  SessionTime: { scheduledAt: '2026-11-28T07:00:00+05:30' },
  SpinnerRing: {},
  StatGroup: { children: <dt>Happy Mothers</dt> },
  ToastProvider: { children: <p>The app</p> },
  UiProvider: { children: <p>The app</p> },
};

const getStorySpecimen = (stories: StoryModule, component: AnyComponent): Specimen | undefined => {
  const { default: meta, ...others } = stories;
  if (meta.component !== component) return undefined;
  const [story] = Object.values(others);
  return { props: { ...meta.args, ...story?.args }, decorators: meta.decorators ?? [] };
};

/** Renders nothing in place: until an error occurs, or because it opens at the end of the page. */
export const initiallyEmptyComponents: ReadonlySet<string> = new Set([
  'ErrorSummary',
  'Dialog',
  'ConfirmDialog',
  'Sheet',
]);

const findSpecimen = async ({ entry, name, component }: ExportedComponent): Promise<Specimen> => {
  const storyFiles = entry.files.filter((file) => /^\w+\.stories\.tsx$/.test(file));
  for (const file of storyFiles) {
    const stories = (await import(/* @vite-ignore */ join(entry.folder, file))) as StoryModule;
    const specimen = getStorySpecimen(stories, component);
    if (specimen) return specimen;
  }
  const nestedProps = NESTED_PROPS[name];
  if (nestedProps) return { props: nestedProps, decorators: [] };
  throw new Error(
    `${name} of @janani/ui/${entry.name} cannot be tested: no story has it as its component. Give it a ${name}.stories.tsx with \`component: ${name}\` and args, or props in test/specimens.tsx if it is a part of another component.`,
  );
};

/**
 * A component as in its first story, alone in `[data-specimen]`, within the decorators of its stories: a new component
 * with stories is tested without further code.
 *
 * @throws Error that states what to add, when there is none.
 */
export const getSpecimen = async (exported: ExportedComponent, extra: Props = {}): Promise<ReactElement> => {
  const { props, decorators } = await findSpecimen(exported);
  const undecorated: Story = () => (
    <div data-specimen="">{createElement(exported.component, { ...props, ...extra })}</div>
  );
  return decorators.reduce<Story>((story, decorate) => () => decorate(story, CONTEXT), undecorated)();
};
