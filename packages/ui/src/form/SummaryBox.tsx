import { type RefObject, useId, useImperativeHandle } from 'react';
import { TriangleAlertIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';
import { type ErrorSummaryMessages, errorSummaryMessages } from './ErrorSummary.messages.ts';
import { focusField } from './focus-field.ts';

/** One thing that is wrong, as a summary says it. */
export type SummaryError = {
  /** The `id` of the field, which the line then leads to. Left out: it is wrong with the whole. */
  fieldId?: string | undefined;
  /** The label of the field. */
  label?: string | undefined;
  /** What is wrong, and what to do. */
  error: string;
};

export type SummaryBaseProps = RootProps & {
  /** Level of its heading. 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<ErrorSummaryMessages> | undefined;
};

type SummaryBoxProps = SummaryBaseProps & {
  errors: readonly SummaryError[];
  boxRef: RefObject<HTMLDivElement | null>;
};

const textOf = ({ label, error }: SummaryError) => (label === undefined ? error : `${label}: ${error}`);

/** The summary as it is seen. */
export const SummaryBox = ({
  errors,
  headingLevel = 2,
  messages: overrides,
  boxRef,
  ...root
}: SummaryBoxProps) => {
  const messages = useMessages(errorSummaryMessages, overrides);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { ref, ...place } = rootProps(root, styles.summary);
  useImperativeHandle(ref, () => boxRef.current as never);
  return (
    // A fieldset would be part of what is filled in.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div aria-labelledby={titleId} {...place} ref={boxRef} role="group" tabIndex={-1}>
      <TriangleAlertIcon className={styles.icon} />
      <Heading className={styles.title} id={titleId}>
        {messages.title(errors.length)}
      </Heading>
      <ul className={styles.list} role="list">
        {errors.map((item) => (
          <li className={styles.item} key={`${item.fieldId} ${textOf(item)}`}>
            {item.fieldId === undefined ? textOf(item) : <ToField id={item.fieldId} text={textOf(item)} />}
          </li>
        ))}
      </ul>
    </div>
  );
};

const ToField = ({ id, text }: { id: string; text: string }) => (
  <Link
    href={`#${id}`}
    isStandalone
    onClick={(event) => {
      // The address stays: a router would take its change for a way to go.
      event.preventDefault();
      focusField(id);
    }}
  >
    {text}
  </Link>
);
