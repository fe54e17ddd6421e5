import { type LinkComponentProps, UiProvider, useLocale } from '@janani/ui/provider';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prefetch } from '../navigation/prefetch.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';

const MemberLink = (props: LinkComponentProps) => {
  const client = useQueryClient();
  const prepare = () => prefetch(client, props.href);
  return <RouterLink onPointerEnter={prepare} onFocus={prepare} onTouchStart={prepare} {...props} />;
};

/** Links of the signed-in pages make the page they lead to ready before they are followed. */
export const MemberLinks = ({ children }: { children: ReactNode }) => (
  <UiProvider locale={useLocale()} linkComponent={MemberLink}>
    {children}
  </UiProvider>
);
