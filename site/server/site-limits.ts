import { sharedLimits } from '@niaga/server-kit/server-limits'

/** The site's limits, each with its reason. Tests use smaller ones. */
export const siteLimits = {
  ...sharedLimits,
  /** Until the last byte of a request: the largest files over a connection of 0.7 Mbit/s. */
  requestTimeoutMs: 120_000,
  /** Simultaneous forms with files: each takes some 40 MB until the content host has stored it. */
  largeForms: 4,
  /** Leaves room for others if one visitor sends slowly. */
  largeFormsPerVisitor: 2,
  /** Timeout without a byte in either direction; longer than the proxy keeps its connections (deploy/nginx). */
  idleTimeoutMs: 60_000,
  /** Maximum length of an address with its origin: twice the longest page (page-cache/page-address.ts). */
  addressBytes: 8000,
  /** Maximum of parameters in an address: twice as many as a page reads. */
  parameters: 64,
  /** Five for each page that a visitor may request (`PAGE_LIMIT_PER_MINUTE`). */
  picturesPerMinute: 3000,
  /** Web vitals: five for each page, at a page every other second. */
  vitalsPerMinute: 120,
  /** One call to the content host with all its attempts: longer than a busy host needs, and as long as a visitor waits. */
  contentTimeoutMs: 3000,
  /** Responses of the content host: a hundred times the size of the sample content. */
  contentMemoryBytes: 33_554_432,
  /** Responses in `CACHE_DIR`, where space costs less. */
  contentDiskBytes: 134_217_728,
  /** About a thousand rendered and compressed pages. */
  pageCacheBytes: 33_554_432,
  /** Pages rendered at the start for their first visitors: half a minute of half a processor. */
  warmPages: 500,
  /** Products and tools in a menu: a longer menu is hard to search, so it links to the full list. */
  menuItems: 60,
  /** A form filled in faster counts as filled in by a program; autofill and a short text take a person longer. */
  minFillingMs: 2000,
  /** Visitors wait for the captcha service as long as for the content host. */
  captchaTimeoutMs: 3000,
  /** One picture of the content host: more than our upload limit (server-kit/src/body-limits.ts). */
  pictureBytes: 16_777_216,
  /** A picture takes four bytes of memory for each pixel during resizing. */
  picturePixels: 50_000_000,
  /** Pictures resized at once: each takes a processor and up to 200 MB. */
  parallelResizes: 2,
  /** One document of the content host: more than our upload limit (server-kit/src/body-limits.ts). */
  documentBytes: 33_554_432,
  /** Simultaneous downloads of documents: each uses a connection to the content host, which allows 256. */
  downloads: 100,
  /** Allows a visitor to open all documents of a page at once. */
  downloadsPerVisitor: 10,
  /** The largest document over a connection of 0.5 Mbit/s. */
  downloadTimeoutMs: 600_000,
  /** Sheets as PDF in memory: each takes some 40 KB, and there are 21. */
  sheetPdfBytes: 8_388_608,
  /** Typesetting of one sheet: ten times its duration on a busy machine. */
  sheetPdfMs: 10_000,
  /** Pictures for the previews of links in memory: each takes some 60 KB. */
  sharePictureBytes: 16_777_216,
  /** How often counts of visits are sent: a restart during an outage of the content host loses at most this period. */
  visitsEveryMs: 60_000,
  /** Pending counts, a megabyte of them: a day of a thousand pages, or a week of about a hundred. */
  visitRows: 5000,
  /** How long a picture is shown before it is revalidated with the content host. */
  pictureFreshS: 300,
} as const

export type SiteLimits = { [Name in keyof typeof siteLimits]: number }
