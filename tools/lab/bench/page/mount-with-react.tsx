import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts a React component `instances` times; `Wrapper` is a shared provider, such as a theme. */
export const mountWithReact =
  <Props extends object>(
    Component: ComponentType<Props>,
    Wrapper: ComponentType<PropsWithChildren> = Fragment,
  ) =>
  (container: HTMLElement, props: Props, instances = 1): void =>
    createRoot(container).render(
      <Wrapper>
        {Array.from({ length: instances }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an instance is identified by its index
          <Component key={index} {...props} />
        ))}
      </Wrapper>,
    );
