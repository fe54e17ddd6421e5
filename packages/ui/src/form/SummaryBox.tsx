import { type RefObject, useId, useImperativeHandle } from 'react';
import { TriangleAlertIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';
import { type ErrorSummaryMessages, errorSummaryMessages } from './ErrorSummary.messages.ts';
import { focusField } from './focus-field.ts';

/** One error, as an item of a summary. */
export type SummaryError = {
  /** The `id` of the field that the item links to. Left out for an error of the whole form. */
  fieldId?: string | undefined;
  /** The label of the field. */
  label?: string | undefined;
  /** The error, and what to do. */
  error: string;
};

export type SummaryBaseProps = RootProps & {
  /** Level of its heading. 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<ErrorSummaryMessages> | undefined;
};

type SummaryBoxProps = SummaryBaseProps & {
  errors: readonly SummaryError[];
  boxRef: RefObject<HTMLDivElement | null>;
};

const getText = ({ label, error }: SummaryError) => (label === undefined ? error : `${label}: ${error}`);

/** The visible summary. */
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
  const { ref, ...rootAttributes } = rootProps(root, styles.summary);
  useImperativeHandle(ref, () => boxRef.current as never);
  return (
    // Not a fieldset, which `form.elements` would list as a field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div aria-labelledby={titleId} {...rootAttributes} ref={boxRef} role="group" tabIndex={-1}>
      <TriangleAlertIcon className={styles.icon} />
      <Heading className={styles.title} id={titleId}>
        {messages.title(errors.length)}
      </Heading>
      <ul className={styles.list} role="list">
        {errors.map((item) => (
          <li className={styles.item} key={`${item.fieldId} ${getText(item)}`}>
            {item.fieldId === undefined ? (
              getText(item)
            ) : (
              <FieldLink id={item.fieldId} text={getText(item)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const FieldLink = ({ id, text }: { id: string; text: string }) => (
  <Link
    href={`#${id}`}
    isStandalone
    onClick={(event) => {
      // The URL does not change, because a router would treat that as a navigation.
      event.preventDefault();
      focusField(id);
    }}
  >
    {text}
  </Link>
);
