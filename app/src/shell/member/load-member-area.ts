import type { ComponentType } from 'react';

/** Fetches the frame of every signed-in page. */
export const loadMemberArea = (): Promise<{ default: ComponentType }> => import('./MemberArea.tsx');
