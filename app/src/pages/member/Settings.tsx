import { Heading } from '@janani/ui/heading';
import { Stack } from '@janani/ui/stack';
import { useState } from 'react';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { readDeviceProfile } from '../../features/profile/device-profile.ts';
import { Appearance } from '../../features/settings/Appearance.tsx';
import { MyData } from '../../features/settings/MyData.tsx';
import { Privacy } from '../../features/settings/Privacy.tsx';
import { Profile } from '../../features/settings/Profile.tsx';
import { ProfileCard } from '../../features/settings/ProfileCard.tsx';
import { toValues } from '../../features/settings/profile-form.ts';
import { layout } from '../../features/settings/Settings.css.ts';
import { t } from '../../i18n/t.ts';
import { innerTitle } from './narrow.css.ts';

/** /settings */
const Settings = () => {
  const { user } = useAuth();
  const [version, setVersion] = useState(0);
  if (!user) return null;
  const values = toValues(user, readDeviceProfile(user.id));
  const rereadProfile = () => setVersion(version + 1);
  return (
    <>
      <Heading level={1} className={innerTitle}>
        {t('nav.profile')}
      </Heading>
      <div className={layout}>
        <ProfileCard values={values} />
        <Stack>
          <Profile user={user} values={values} onSaved={rereadProfile} />
          <Appearance />
          <Privacy userId={user.id} dob={values.dob} />
          <MyData userId={user.id} onErased={rereadProfile} />
        </Stack>
      </div>
    </>
  );
};

export default Settings;
