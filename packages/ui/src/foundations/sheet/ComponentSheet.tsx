import { useEffect } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { Card } from '../../card/index.ts';
import { EmptyState } from '../../empty-state/index.ts';
import { BadgeCheckIcon, LogOutIcon, ReceiptIndianRupeeIcon, UserIcon } from '../../icons/index.ts';
import { LinkButton } from '../../link/index.ts';
import { Logo } from '../../logo/index.ts';
import { Menu } from '../../menu/index.ts';
import { OtpInput, ResendCountdown } from '../../otp-input/index.ts';
import { SearchableDropdown } from '../../searchable-dropdown/index.ts';
import { SessionCard, SessionCardSkeleton } from '../../session-card/index.ts';
import { ToastProvider } from '../../toast/index.ts';
import { ButtonTable } from './ButtonTable.tsx';
import { Section } from './Section.tsx';
import { SheetBadges } from './SheetBadges.tsx';
import { SheetChoices } from './SheetChoices.tsx';
import { SheetFields } from './SheetFields.tsx';
import { SheetToasts } from './SheetToasts.tsx';
import { showPseudoStates } from './show-pseudo-states.ts';
import * as styles from './sheet.css.ts';

const HOSPITALS = [
  { value: '1', label: 'Sunrise Mother & Child Centre', detail: '(18)' },
  { value: '2', label: 'Shanti Mother Care' },
];

const noop = () => {};

const ACCOUNT = [
  { id: 'profile', label: 'Profile', icon: <UserIcon />, onAction: noop },
  { id: 'subscription', label: 'Subscription', icon: <BadgeCheckIcon />, onAction: noop },
  { id: 'payments', label: 'Payments', icon: <ReceiptIndianRupeeIcon />, onAction: noop },
  { id: 'logout', label: 'Logout', icon: <LogOutIcon />, tone: 'danger' as const, onAction: noop },
];

const SENT_AT = 1_795_000_000_000;

/** All components on one sheet, laid out as in the design, for comparison. */
export const ComponentSheet = () => {
  useEffect(showPseudoStates, []);
  return (
    <ToastProvider>
      <main className={styles.sheet}>
        <header className={styles.fullWidth}>
          <Logo />
          <p className={styles.lead}>Component sheet</p>
        </header>
        <Section title="Buttons" width="fullWidth">
          <ButtonTable />
        </Section>
        <Section title="Fields" width="twoThirds">
          <SheetFields />
        </Section>
        <Section title="Searchable dropdown" width="third">
          <div className={styles.dropdownSpace}>
            <SearchableDropdown allowsCustom label="Hospital" options={HOSPITALS} value="2" />
          </div>
        </Section>
        <Section title="One-time code" width="third">
          <div className={styles.stretched}>
            <OtpInput isLabelHidden label="Code from the SMS" value="40" />
            <OtpInput error="Please enter a 6-digit OTP" isLabelHidden label="Code" value="40712" />
            <ResendCountdown deadline={SENT_AT + 24_000} now={() => SENT_AT} onResend={noop} />
            <ResendCountdown deadline={SENT_AT} now={() => SENT_AT} onResend={noop} />
          </div>
        </Section>
        <Section title="Badges" width="third">
          <SheetBadges />
        </Section>
        <Section title="Choices" width="third">
          <SheetChoices />
        </Section>
        <div className={styles.third}>
          <SessionCard
            durationMinutes={45}
            href="#session"
            instructor="Dr Kavita Rao"
            isEnrolled
            program="exercise"
            scheduledAt="2026-11-28T07:00:00+05:30"
            title="Gentle prenatal yoga for the second trimester"
          />
        </div>
        <div className={styles.third}>
          <SessionCardSkeleton />
        </div>
        <Card className={styles.third}>
          <EmptyState
            action={
              <LinkButton href="#free" variant="tint">
                Browse free sessions
              </LinkButton>
            }
            title="No upcoming sessions found"
          >
            New sessions are added every week.
          </EmptyState>
        </Card>
        <Section title="Toasts" width="twoThirds">
          <SheetToasts />
        </Section>
        <Section title="Account menu" width="third">
          <div className={styles.menuSpace}>
            <Menu items={ACCOUNT} label="Account" trigger={<Avatar initials="AD" />} />
          </div>
        </Section>
      </main>
    </ToastProvider>
  );
};
