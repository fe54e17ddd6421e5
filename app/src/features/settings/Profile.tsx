import type { User } from '@janani/api-client';
import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { PencilIcon } from '@janani/ui/icons';
import { createLazyChunk, useLazyChunk } from '@janani/ui/loading';
import { Stack } from '@janani/ui/stack';
import { useToast } from '@janani/ui/toast';
import { useLayoutEffect, useRef, useState } from 'react';
import { useReloadIfOutdated } from '../../loading/asset-recovery.ts';
import { t } from '../../i18n/t.ts';
import { hasDeviceProfile, isDeviceProfilePersisted, saveDeviceProfile } from '../profile/device-profile.ts';
import { removeProfileDraft, readProfileDraft } from './profile-draft.ts';
import { type ProfileValues, toDeviceProfile } from './profile-form.ts';
import { ProfileView } from './ProfileView.tsx';
import { useProfileWithStateName } from './use-profile-with-state-name.ts';
import { failure, head, note } from './Settings.css.ts';

/** Lists and calendars are used for editing only: viewing the profile does not load them. */
const lazyForm = createLazyChunk(() => import('./ProfileForm.tsx'));

type ProfileProps = {
  user: User;
  values: ProfileValues;
  onSaved: () => void;
};

/** The user’s profile: shown first, then edited; saving makes no server call (spec §2, decision T-04). */
export const Profile = ({ user, values: saved, onSaved }: ProfileProps) => {
  const values = useProfileWithStateName(saved);
  const toast = useToast();
  const [draft, setDraft] = useState(() => readProfileDraft(user.id));
  const [isEditing, setEditing] = useState(draft !== null);
  const form = useLazyChunk(lazyForm, { isRequested: isEditing });
  useReloadIfOutdated(form.hasFailed);
  const Form = form.module?.default;

  const stopEditing = () => {
    removeProfileDraft();
    setDraft(null);
    setEditing(false);
  };
  const save = (next: ProfileValues) => {
    if (!saveDeviceProfile(user.id, toDeviceProfile(next))) return false;
    onSaved();
    stopEditing();
    toast.show({
      type: 'success',
      title: t('settings.saved.title'),
      description: t('settings.saved.text'),
    });
    return true;
  };

  const isSaved = isDeviceProfilePersisted(user.id);
  const isOpen = isEditing && Form !== undefined;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // The pressed button was removed: the focus moves to the heading of the section (WCAG 2.4.3).
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, [isOpen]);

  return (
    <Card as="section" padding="roomy" aria-labelledby="profile">
      <Stack direction="row" gap={3} align="center" isSpacedBetween className={head}>
        <Heading level={2} id="profile" ref={headingRef} tabIndex={-1}>
          {isOpen ? t('settings.editing') : t('settings.profile')}
        </Heading>
        {!isOpen && (
          <Button
            variant="outline"
            icon={<PencilIcon />}
            isPending={form.isLoading}
            pendingLabel={t('app.loading')}
            onPress={() => {
              setEditing(true);
              form.load();
            }}
          >
            {t('settings.edit')}
          </Button>
        )}
      </Stack>
      {form.hasFailed && (
        <Alert tone="error" className={failure}>
          {t('settings.edit.failed')}
        </Alert>
      )}
      {!isOpen && !isSaved && hasDeviceProfile(user.id) && (
        <Alert tone="error" className={failure}>
          {t('settings.notSaved')}
        </Alert>
      )}
      {isOpen ? (
        <Form
          userId={user.id}
          phone={user.phone}
          initial={draft ?? values}
          onSave={save}
          onCancel={stopEditing}
        />
      ) : (
        <>
          <ProfileView phone={user.phone} values={values} />
          {isSaved && <p className={note}>{t('settings.savedHere')}</p>}
        </>
      )}
    </Card>
  );
};
