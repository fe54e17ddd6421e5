import { type LinkComponentProps, UiProvider, useLocale } from '@janani/ui/provider';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { saveImagePosition } from '../../platform/image-transition.ts';
import { prefetch } from '../navigation/prefetch.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';

const MemberLink = (props: LinkComponentProps) => {
  const client = useQueryClient();
  const prepare = () => prefetch(client, props.href);
  const savePosition = ({ currentTarget }: MouseEvent) => saveImagePosition(currentTarget);
  return (
    <RouterLink
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={savePosition}
      {...props}
    />
  );
};

/** Links of the signed-in pages prefetch their target before they are followed. */
export const MemberLinks = ({ children }: { children: ReactNode }) => (
  <UiProvider locale={useLocale()} linkComponent={MemberLink}>
    {children}
  </UiProvider>
);
