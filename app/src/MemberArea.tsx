import { MemberLayout } from './features/auth/MemberLayout.tsx';
import { QueryHost } from './features/auth/QueryHost.tsx';
import { TimetableKeeper } from './features/sessions/TimetableKeeper.tsx';
import { useEffect } from 'react';
import { MemberLinks } from './MemberLinks.tsx';
import { savesData, whenIdle } from '@janani/ui/loading';
import { keepParts } from './platform/worker.ts';

/** What every signed-in page stands in; its files come with the first of them. */
const MemberArea = () => {
  useEffect(() => {
    // For when there is no network: logging out, and editing the profile.
    if (!savesData()) void whenIdle().then(keepParts);
  }, []);
  return (
    <QueryHost>
      <TimetableKeeper />
      <MemberLinks>
        <MemberLayout />
      </MemberLinks>
    </QueryHost>
  );
};

export default MemberArea;
