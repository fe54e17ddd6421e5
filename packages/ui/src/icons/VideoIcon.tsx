import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `video`. */
export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 13l5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z" />
  </Icon>
);
