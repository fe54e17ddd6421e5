// From packages/ui/messages, by `pnpm generate`.

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
    /** The user has a place in the session. */
    enrolled: string;
    success: string;
    failed: string;
    pending: string;
    unknown: string;
  };
  bottomNav: {
    /** Spoken: the name of the navigation. */
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
    unreal: string;
    implausible: string;
  };
  datePickerField: {
    placeholder: string;
    previousMonth: string;
    nextMonth: string;
    close: string;
    /** Takes the picked day away again. */
    clear: string;
    /** Spoken: a day of the calendar. */
    today: (date: string) => string;
    /** Spoken: a day of the calendar. */
    selected: (date: string) => string;
  };
  confirmDialog: {
    cancel: string;
  };
  errorSummary: {
    /** Above the list of a form’s problems. */
    title: (count: number) => string;
  };
  field: {
    /** After the label of a field. */
    optional: string;
    /** After the label of a field; spoken only. */
    required: string;
  };
  overlay: {
    close: string;
  };
  link: {
    /** Spoken: after the text of a link to elsewhere. */
    opensInNewTab: string;
  };
  logo: {
    /** The product’s name in the script of the language. */
    name: string;
  };
  money: {
    /** Spoken: a struck price, and the one that holds. */
    wasNow: (was: string, now: string) => string;
  };
  offlineNotice: {
    offline: string;
    /** Not seen: the notice has gone. */
    online: string;
  };
  otpInput: {
    /** Spoken. */
    complete: (length: number) => string;
    /** Spoken. The code has letters too. */
    completeCharacters: (length: number) => string;
  };
  resendCountdown: {
    /** {time} as on a clock, “0:24”. */
    resendIn: (time: string) => string;
    resend: string;
    sending: string;
    /** Spoken at 30 and 10 seconds. */
    waitSpoken: (count: number) => string;
    /** Spoken at 0. */
    readySpoken: string;
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
    /** The button's name; it must hold the button's text (WCAG 2.5.3). */
    action: (buttonText: string, plan: string) => string;
  };
  searchField: {
    placeholder: string;
    clear: string;
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
    /** Too little has been typed to search for. */
    hint: (letters: number) => string;
    /** There are more options than rows. */
    more: string;
    /** Spoken. */
    count: (count: number) => string;
    /** When the failure says nothing itself. */
    failed: string;
    retry: string;
    clear: string;
    show: string;
    close: string;
    /** Spoken: what the user has just chosen. */
    chosen: (label: string) => string;
  };
  select: {
    placeholder: string;
    loading: string;
    failed: string;
    retry: string;
    dismiss: string;
    /** Spoken: what the user has just chosen. */
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
    /** {time} where the reader is. */
    viewerTime: (time: string) => string;
  };
  siteHeader: {
    skipToContent: string;
    /** Spoken: the name of the navigation. */
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
    /** Below the field, and spoken. */
    left: (count: number) => string;
    full: string;
    over: string;
  };
  timestamp: {
    unknown: string;
    startsNow: string;
    /** {distance} is said by the platform: “in 5 minutes”. */
    startsIn: (distance: string) => string;
    /** {distance} is said by the platform: “5 minutes ago”. */
    started: (distance: string) => string;
  };
  toast: {
    /** Spoken: where all toasts are. */
    region: string;
    close: string;
    /** Spoken: before the text of a toast. */
    success: string;
    /** Spoken: before the text of a toast. */
    error: string;
    /** Spoken: before the text of a toast. */
    warning: string;
    /** Spoken: before the text of a toast. */
    info: string;
    /** Short: behind the text of a toast. The same message came again. */
    times: (count: number) => string;
    /** Spoken: the same message came again. */
    timesSpoken: (count: number) => string;
    waiting: (count: number) => string;
  };
  weekCard: {
    label: string;
    /** Spoken: the drawing in words. */
    progress: (week: number, weeks: number) => string;
  };
};

/** The strings of react-aria that the components use, by its packages. */
export type ReactAriaTexts = {
  '@react-aria/calendar': 'previous' | 'next' | 'selectedDateDescription' | 'selectedRangeDescription' | 'todayDate' | 'todayDateSelected' | 'dateSelected' | 'startRangeSelectionPrompt' | 'finishRangeSelectionPrompt' | 'minimumDate' | 'maximumDate' | 'dateRange';
  '@react-aria/overlays': 'dismiss';
};
