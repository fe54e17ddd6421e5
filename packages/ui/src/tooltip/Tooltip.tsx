import { cloneElement, type ReactElement, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { warnDeveloper } from '../internal/warn-developer.ts';
import { OpenTooltip } from './OpenTooltip.tsx';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

/** The props of a control that name it or are described here. */
type ControlProps = {
  label?: unknown;
  children?: unknown;
  'aria-label'?: unknown;
  'aria-describedby'?: string;
};

export type TooltipProps = RootProps & {
  /** A short text. It repeats the name of the control, or adds what the page states elsewhere as well. */
  text: string;
  /** One button, link or field that has a name without the tooltip. */
  children: ReactElement<ControlProps>;
};

const hasName = (control: Element) =>
  Boolean(
    control.getAttribute('aria-label') ||
    control.getAttribute('aria-labelledby') ||
    control.textContent.trim() ||
    control.querySelector('[aria-label], img[alt]:not([alt=""])') ||
    (control as Partial<HTMLInputElement>).labels?.length,
  );

/**
 * A short text beside a control, on hover and keyboard focus. A touch screen never shows it, so it states nothing that
 * is stated nowhere else, and its control has a name of its own.
 */
export const Tooltip = ({ text, children, ...root }: TooltipProps) => {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { isOpen, close, ...handlers } = useTooltip();
  const {
    label,
    children: content,
    'aria-label': ariaLabel,
    'aria-describedby': describedBy,
  } = children.props;
  // A text that is the name already would be announced twice.
  const isName = [label, content, ariaLabel].includes(text);
  const { ref, ...attributes } = rootProps(root, styles.root);
  useImperativeHandle(ref, () => wrapper.current as never);

  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    const control = wrapper.current?.firstElementChild;
    if (control && !hasName(control))
      warnDeveloper({
        what: `The control of the tooltip "${text}" has no name.`,
        why: 'A touch screen does not show the tooltip, and it only describes the control.',
        todo: 'Give the control a visible text, a `label` or an `aria-label`.',
      });
  }, [text]);

  return (
    // The handlers only show a text about the control in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span {...attributes} {...handlers} ref={wrapper}>
      {isName
        ? children
        : cloneElement(children, { 'aria-describedby': [describedBy, id].filter(Boolean).join(' ') })}
      {isOpen ? (
        <OpenTooltip controlRef={wrapper} id={id} onClose={close} text={text} />
      ) : (
        // A description may be hidden, and so is there when the focus arrives.
        <span hidden id={id} role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
};
