import { MemberLayout } from './MemberLayout.tsx';
import { QueryHost } from '../../features/account/QueryHost.tsx';
import { OfflineTimetableSync } from '../../features/sessions/OfflineTimetableSync.tsx';
import { useEffect } from 'react';
import { MemberLinks } from './MemberLinks.tsx';
import { savesData, whenIdle } from '@janani/ui/loading';
import { fetchHostTime } from '../../platform/host-time.ts';
import { precacheMemberFiles } from '../../platform/worker.ts';

/** The frame of every signed-in page; its files load with the first of them. */
const MemberArea = () => {
  useEffect(() => {
    void whenIdle().then(() => fetchHostTime());
    // For offline use: logging out, and editing the profile.
    if (!savesData()) void whenIdle().then(precacheMemberFiles);
  }, []);
  return (
    <QueryHost>
      <OfflineTimetableSync />
      <MemberLinks>
        <MemberLayout />
      </MemberLinks>
    </QueryHost>
  );
};

export default MemberArea;
