import type { CSSProperties, Ref } from 'react';
import { classNames } from './class-names.ts';

/**
 * The props with which a product positions, marks and restyles a component. `data-…` and `aria-…` are passed on as
 * well, and require no type.
 */
export type RootProps = {
  /** Its id. */
  id?: string | undefined;
  /** Your classes for its outermost element. Their rules override the component's unless they are in a layer. */
  className?: string | undefined;
  /** Your styles for its outermost element. */
  style?: CSSProperties | undefined;
  /** A ref to its outermost element. */
  ref?: Ref<Element> | undefined;
};

type RootAttributes = Omit<RootProps, 'ref'> & {
  // `never` accepts a ref of every type of element.
  ref?: Ref<never>;
};

const pick = (props: object, names: RegExp) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => names.test(name)));

/** The props that a component puts on its outermost element, with its own classes. */
export const rootProps = (
  props: RootProps,
  ...componentClasses: (string | false | undefined)[]
): RootAttributes => ({
  ...pick(props, /^(?:id|style|ref|data-.+|aria-.+)$/),
  className: classNames(...componentClasses, props.className) || undefined,
});

/**
 * Class, style and data attributes: all props of the outermost element where another element, its control, has the
 * names.
 */
export type StyleProps = Pick<RootProps, 'className' | 'style'>;

/** Picks {@link StyleProps}, for a component that passes them to an inner element. */
export const styleProps = (props: StyleProps): StyleProps => pick(props, /^(?:className|style|data-.+)$/);

/** Picks the `aria-…` props, for a component that passes them to an inner element. */
export const ariaProps = (props: object): Record<`aria-${string}`, string | undefined> =>
  pick(props, /^aria-.+$/);
