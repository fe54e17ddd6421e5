import { MemberLayout } from './features/auth/MemberLayout.tsx';
import { QueryHost } from './features/auth/QueryHost.tsx';
import { TimetableKeeper } from './features/sessions/TimetableKeeper.tsx';
import { MemberLinks } from './MemberLinks.tsx';

/** What every signed-in page stands in; its files come with the first of them. */
const MemberArea = () => (
  <QueryHost>
    <TimetableKeeper />
    <MemberLinks>
      <MemberLayout />
    </MemberLinks>
  </QueryHost>
);

export default MemberArea;
