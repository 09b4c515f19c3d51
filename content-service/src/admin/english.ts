/** What Payload says to a developer rather than to an editor. */
export const englishAdditions = {
  general: {
    item: 'Row',
    locale: 'Content language',
    locales: 'Content languages',
    noLabel: '–',
    payloadSettings: 'Display settings',
  },
}
