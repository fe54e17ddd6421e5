// Generated from packages/ui/messages by `pnpm generate`. Do not edit.

/** The texts of every component, by the name of the component. */
export type ComponentMessages = {
  badge: {
    wellness: string;
    nutrition: string;
    exercise: string;
    'mental-health': string;
    education: string;
    free: string;
    completed: string;
    live: string;
    /** The user is enrolled in the session. */
    enrolled: string;
    success: string;
    failed: string;
    pending: string;
    unknown: string;
  };
  bottomNav: {
    /** For screen readers: the name of the navigation. */
    label: string;
  };
  comingSoonButton: {
    comingSoon: string;
  };
  dateOfBirthField: {
    day: string;
    month: string;
    year: string;
    hint: string;
    /** {parts} is a list, such as “Day, Month”. */
    missing: (parts: string) => string;
    shortYear: string;
    nonexistent: string;
    implausible: string;
  };
  datePickerField: {
    placeholder: string;
    previousMonth: string;
    nextMonth: string;
    close: string;
    /** Clears the picked day. */
    clear: string;
    /** For screen readers: a day of the calendar. */
    today: (date: string) => string;
    /** For screen readers: a day of the calendar. */
    selected: (date: string) => string;
  };
  confirmDialog: {
    cancel: string;
  };
  errorSummary: {
    /** Above the list of a form’s errors. */
    title: (count: number) => string;
  };
  field: {
    /** After the label of a field. */
    optional: string;
    /** After the label of a field; for screen readers only. */
    required: string;
  };
  overlay: {
    close: string;
  };
  link: {
    /** For screen readers: after the text of a link to another site. */
    opensInNewTab: string;
  };
  logo: {
    /** The product’s name in the script of the language. */
    name: string;
  };
  money: {
    /** For screen readers: the previous price, which is struck through, and the current one. */
    wasNow: (was: string, now: string) => string;
  };
  offlineNotice: {
    offline: string;
    /** For screen readers only: the notice is no longer visible. */
    online: string;
  };
  otpInput: {
    /** For screen readers. */
    complete: (length: number) => string;
    /** For screen readers. The code contains letters. */
    completeCharacters: (length: number) => string;
  };
  resendCountdown: {
    /** {time} as on a clock, “0:24”. */
    resendIn: (time: string) => string;
    resend: string;
    sending: string;
    /** For screen readers, at 30 and 10 seconds. */
    waitAnnouncement: (count: number) => string;
    /** For screen readers, at 0 seconds. */
    readyAnnouncement: string;
  };
  planCard: {
    mostPopular: string;
    currentPlan: string;
    currentReason: string;
    free: string;
    trial: string;
    /** After a price. */
    duration: (count: number) => string;
    included: string;
    notIncluded: string;
    /** The button's accessible name; it must contain the button's text (WCAG 2.5.3). */
    action: (buttonText: string, plan: string) => string;
  };
  searchField: {
    placeholder: string;
    clear: string;
  };
  multiDropdown: {
    /** How many are selected. */
    selected: (count: number) => string;
    /** For screen readers. */
    added: (label: string, count: number) => string;
    /** For screen readers. */
    removed: (label: string, count: number) => string;
    /** The name of a button. */
    remove: (label: string) => string;
    /** A button before the selected values. */
    more: (count: number) => string;
    /** Closes the list on a phone. */
    done: string;
  };
  searchableDropdown: {
    search: string;
    empty: string;
    loading: string;
    /** After some seconds of loading. */
    stillLoading: string;
    addCustom: string;
    customPlaceholder: string;
    add: string;
    cancel: string;
    /** The search text is too short. */
    hint: (letters: number) => string;
    /** There are more options than rows. */
    more: string;
    /** For screen readers. */
    count: (count: number) => string;
    /** The fallback for an error without a message. */
    failed: string;
    retry: string;
    clear: string;
    show: string;
    close: string;
    /** For screen readers: the new selection. */
    chosen: (label: string) => string;
  };
  select: {
    placeholder: string;
    loading: string;
    failed: string;
    retry: string;
    dismiss: string;
    /** For screen readers: the new selection. */
    chosen: (label: string) => string;
  };
  sessionCard: {
    /** Short. */
    duration: (minutes: number) => string;
    durationWith: (minutes: number, instructor: string) => string;
    withInstructor: (instructor: string) => string;
    noTime: string;
    /** {time} in India. */
    indianTime: (time: string) => string;
    /** {time} in the user's time zone. */
    viewerTime: (time: string) => string;
  };
  siteHeader: {
    skipToContent: string;
    /** For screen readers: the name of the navigation. */
    mainNavigation: string;
    menu: string;
    notifications: (count: number) => string;
    /** Instead of a count of 0. */
    noNotifications: string;
  };
  spinner: {
    loading: string;
  };
  starRating: {
    stars: (count: number) => string;
    none: string;
    outOf: (rating: string, most: number) => string;
    clear: string;
  };
  testimonial: {
    rating: (stars: number) => string;
  };
  textArea: {
    /** Below the field. */
    limit: (count: number) => string;
    /** Below the field, and for screen readers. */
    left: (count: number) => string;
    full: string;
    over: string;
  };
  timestamp: {
    unknown: string;
    startsNow: string;
    /** {distance} is formatted by the browser: “in 5 minutes”. */
    startsIn: (distance: string) => string;
    /** {distance} is formatted by the browser: “5 minutes ago”. */
    started: (distance: string) => string;
  };
  toast: {
    /** For screen readers: the name of the region with all toasts. */
    region: string;
    close: string;
    /** For screen readers: before the text of a toast. */
    success: string;
    /** For screen readers: before the text of a toast. */
    error: string;
    /** For screen readers: before the text of a toast. */
    warning: string;
    /** For screen readers: before the text of a toast. */
    info: string;
    /** Short: after the text of a toast. A repeated message. */
    times: (count: number) => string;
    /** For screen readers: a repeated message. */
    repeatCount: (count: number) => string;
    waiting: (count: number) => string;
  };
  weekCard: {
    label: string;
    /** For screen readers: a description of the drawing. */
    progress: (week: number, weeks: number) => string;
  };
  stepper: {
    /** The name of the list of steps. */
    label: string;
    /** {current} and {total} are numbers, {title} is the name of the step. */
    position: (current: string, total: string, title: string) => string;
    done: string;
    /** For screen readers, after the name of a step. */
    completed: string;
    /** For screen readers, after the name of a step. */
    upcoming: string;
  };
  breadcrumb: {
    /** For screen readers: the name of the navigation that shows where the page is. */
    label: string;
  };
  pagination: {
    /** For screen readers: the name of the navigation. */
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    /** {page} and {total} are numbers. */
    position: (page: string, total: string) => string;
  };
  numberField: {
    /** For screen readers. {label} is the label of the field. */
    increase: (label: string) => string;
    /** For screen readers. {label} is the label of the field. */
    decrease: (label: string) => string;
    notANumber: string;
    /** A number without a fraction. */
    notWhole: string;
    /** {min} is a number with its groups, such as “1,50,000”. */
    tooLow: (min: string) => string;
    /** {max} is a number with its groups, such as “1,50,000”. */
    tooHigh: (max: string) => string;
  };
  fileField: {
    choose: string;
    chooseSeveral: string;
    /** For screen readers: a button. {file} is the name of a file. */
    remove: (file: string) => string;
    /** For screen readers. {file} is the name of a file. */
    removed: (file: string) => string;
    /** {file} is the name of a file. */
    wrongType: (file: string) => string;
    /** {file} is the name of a file, {size} a size such as “5 MB”. */
    tooLarge: (file: string, size: string) => string;
  };
  table: {
    /** For screen readers, before the name of a column. */
    sortBy: string;
  };
};

/** The strings of react-aria that the components use, by its packages. */
export type ReactAriaTexts = {
  '@react-aria/calendar': 'previous' | 'next' | 'selectedDateDescription' | 'selectedRangeDescription' | 'todayDate' | 'todayDateSelected' | 'dateSelected' | 'startRangeSelectionPrompt' | 'finishRangeSelectionPrompt' | 'minimumDate' | 'maximumDate' | 'dateRange';
  '@react-aria/overlays': 'dismiss';
};

/** The languages of the package besides English, with the names of their exports. */
export const packagedLanguages: Readonly<Record<string, string>> = {
  hi: 'hindi',
};
