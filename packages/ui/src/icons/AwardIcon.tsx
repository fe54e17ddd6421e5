import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `award`. */
export const AwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.477 12.89l1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0" />
  </Icon>
);
