import { BookOpenIcon, Flower2Icon, LeafIcon, MoonStarIcon, SoupIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import type { RootProps } from '../internal/root-props.ts';
import { badgeMessages } from './Badge.messages.ts';
import { Badge } from './Badge.tsx';
import type { Program } from './programs.ts';

const icons = {
  wellness: LeafIcon,
  nutrition: SoupIcon,
  exercise: Flower2Icon,
  'mental-health': MoonStarIcon,
  education: BookOpenIcon,
} as const;

export type ProgramBadgeProps = RootProps & {
  /** The session's programme, which sets the colours and the icon. */
  program: Program;
  /** Replaces the package's name of the programme. */
  label?: string | undefined;
};

// Spec §9, "Program badge colors".
/** A session's programme: its own colours, icon and name. */
export const ProgramBadge = ({ program, label, ...root }: ProgramBadgeProps) => {
  const messages = useMessages(badgeMessages);
  const ProgramIcon = icons[program];
  return (
    <Badge {...root} tone={program} icon={<ProgramIcon size="1rem" />}>
      {label ?? messages[program]}
    </Badge>
  );
};
