import { classNames } from '../internal/class-names.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { CheckIcon } from '../icons/index.ts';
import { type StepperMessages, stepperMessages } from './Stepper.messages.ts';
import * as styles from './Stepper.css.ts';

/** One step of a `Stepper`. */
export type Step = {
  /** Its name, such as the heading of its page. */
  title: string;
  /** The URL of the step. A completed step with one is a link. */
  href?: string | undefined;
};

export type StepperProps = RootProps & {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The number of the current step, from 1. One more than there are steps: all are completed. */
  current: number;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<StepperMessages> | undefined;
};

type State = 'completed' | 'current' | 'upcoming';

const getState = (number: number, current: number): State => {
  if (number === current) return 'current';
  return number < current ? 'completed' : 'upcoming';
};

/** Where the user is in a series of pages with an order. Narrow screens show the current step alone. */
export const Stepper = ({ steps, current, messages: overrides, ...root }: StepperProps) => {
  const messages = useMessages(stepperMessages, overrides);
  const title = steps[current - 1]?.title;
  const rows = steps.map((step, index) => ({
    ...step,
    number: index + 1,
    state: getState(index + 1, current),
  }));
  return (
    <div {...rootProps(root, styles.root)}>
      {/* Styles show either this or the list, so that it is announced once. */}
      <div className={styles.narrow}>
        <span data-part="position">
          {title === undefined
            ? messages.done
            : messages.position(String(current), String(steps.length), title)}
        </span>
        <span aria-hidden className={styles.segments}>
          {rows.map(({ number, state }) => (
            <span className={styles.segment} data-state={state} key={number} />
          ))}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
      <ol aria-label={messages.label} className={styles.list} role="list">
        {rows.map(({ title: name, href, number, state }) => (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            data-part="step"
            data-state={state}
            key={number}
          >
            <span aria-hidden className={styles.mark}>
              {state === 'completed' ? <CheckIcon /> : number}
            </span>
            {href !== undefined && state === 'completed' ? (
              <Anchor className={classNames(styles.title, styles.link)} href={href}>
                {name}
              </Anchor>
            ) : (
              <span className={styles.title}>{name}</span>
            )}
            {state !== 'current' && (
              <span className={visuallyHidden}>
                {' '}
                ({state === 'completed' ? messages.completed : messages.upcoming})
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
