/** What Payload says to a developer rather than to an editor. */
export const englishAdditions = {
  general: {
    item: 'Row',
    locale: 'Content language',
    locales: 'Content languages',
    noLabel: '–',
    payloadSettings: 'Display settings',
  },
  localization: {
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
  },
  version: { publishAllLocales: 'Publish all languages', showLocales: 'Show languages:' },
}
