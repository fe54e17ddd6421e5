import type { CSSProperties, Ref } from 'react';
import { classNames } from './class-names.ts';

/** What a product places, marks and restyles a part by. `data-…` and `aria-…` go the same way, and need no type. */
export type RootProps = {
  /** Its id. */
  id?: string | undefined;
  /** Classes of yours on its outermost element. Their rules win over the kit's where they are in no layer. */
  className?: string | undefined;
  /** Styles of yours on its outermost element. */
  style?: CSSProperties | undefined;
  /** Its outermost element. */
  ref?: Ref<Element> | undefined;
};

type PassedOn = Omit<RootProps, 'ref'> & {
  // Whatever element it is.
  ref?: Ref<never>;
};

const pick = (props: object, names: RegExp) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => names.test(name)));

/** What of its props a part puts on its outermost element, and its own classes there. */
export const rootProps = (props: RootProps, ...own: (string | false | undefined)[]): PassedOn => ({
  ...pick(props, /^(?:id|style|ref|data-.+|aria-.+)$/),
  className: classNames(...own, props.className) || undefined,
});

/** What places and marks: all that is of the outermost element where another one, its control, has the names. */
export type StyleProps = Pick<RootProps, 'className' | 'style'>;

/** Those of its props, for a part that hands them further in. */
export const styleProps = (props: StyleProps): StyleProps => pick(props, /^(?:className|style|data-.+)$/);

/** What a product says of a part to assistive technology, for a part that hands it further in. */
export const ariaProps = (props: object): Record<`aria-${string}`, string | undefined> =>
  pick(props, /^aria-.+$/);
