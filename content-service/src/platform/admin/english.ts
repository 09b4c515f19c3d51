const notSignedIn =
  'Wrong email address or password, or this account is locked. After five wrong attempts an account is locked for ten minutes.'

/** Replaces Payload's texts that only a developer understands. */
export const englishAdditions = {
  // One sentence for all three causes: separate sentences would reveal who has an account.
  error: { emailOrPasswordIncorrect: notSignedIn, userLocked: notSignedIn },
  general: {
    false: 'No',
    item: 'Row',
    locale: 'Content language',
    locales: 'Content languages',
    noLabel: '–',
    payloadSettings: 'Display settings',
    true: 'Yes',
  },
  localization: {
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
  },
  validation: { shorterThanMax: 'Use at most {{maxLength}} characters.' },
  version: { publishAllLocales: 'Publish all languages', showLocales: 'Show languages:' },
}
