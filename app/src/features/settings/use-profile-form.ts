import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type ProfileForm from './ProfileForm.tsx';

type FormComponent = ComponentType<Parameters<typeof ProfileForm>[0]>;

/** The form with its lists and calendars comes when she wants to edit: reading the profile needs none of it. */
export const useProfileForm = (isWanted: boolean) => {
  const [Form, setForm] = useState<FormComponent | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const { default: Loaded } = await import('./ProfileForm.tsx');
      setForm(() => Loaded);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (isWanted && !Form) void load();
  }, [isWanted, Form, load]);

  return { Form, hasFailed, load: () => void load() };
};
