export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

export const defaultTimeZone = 'Asia/Jakarta'

export type TimeZone = (typeof timeZones)[number]

/** Hours ahead of UTC, the same all year. */
export const utcOffsetHours = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
} as const satisfies Record<TimeZone, number>
