import type { Locale } from '@niaga/contract/locale'
import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { ContentClient } from '../content/content-client.server.ts'
import type { ImageSize, ImageSource } from '../content/image-source.server.ts'
import type { CheckCaptcha } from './features/contact/captcha.server.ts'
import type { Captcha } from './features/contact/contact.ts'

/** What the server passes to every loader and action, besides the request. */
export type SiteContext = {
  content: ContentClient
  /** The site's own address of a picture that content names. */
  imageSource: ImageSource
  imageSize: ImageSize
  /** The address of one of the site's own pictures, by its file's name. */
  ownPicture: (file: string) => string
  /** How many products and tools a menu shows. */
  menuItems: number
  /** The site's own origin, for absolute addresses. */
  origin: string
  /** The origin of the admin that frames this page as a preview, `null` for visitors. */
  previewOrigin: string | null
  /** Whether pages report their performance. */
  reportsVitals: boolean
  /** Whether pages report that they were shown without loading a document. */
  countsVisits: boolean
  /** The visitor's IP address, as trusted proxies forward it. */
  clientAddress: string
  /** The form that the visitor sent, `null` for a read. The request of an action has no body. */
  form: FormData | null
  /** Whether one of the site's own pages sent it. */
  isFormOwn: boolean
  /** Counts one message against a visitor's limit. */
  takeContactToken: SharedLimit
  /** What the contact form shows of a captcha service, `null` for none. */
  captcha: Captcha | null
  checkCaptcha: CheckCaptcha
  /** A form that is sent faster counts as spam, in milliseconds. */
  leastFillingMs: number
  /** Adds structured data about what the page shows; only its sent HTML has it. */
  describe: (things: readonly Thing[]) => void
  /** The page that is being rendered is right for so many milliseconds. */
  limitPage: (validMs: number) => void
  /**
   * A placeholder for the nonce of the site's own scripts until the server has hashed them; never sent to a browser.
   */
  noncePlaceholder: string
  /** Receives the rendered document as text: in a response it would be encoded to bytes and decoded again. */
  takeDocument: (html: string) => void
  /** Called with each search that is rendered, and how much it found; left out where nobody counts them. */
  noteSearch?: (search: { locale: Locale; query: string; hits: number }) => void
  /** Called with each enquiry that the content host has stored; left out where nobody counts them. */
  noteRequest?: (request: {
    /** The same for the same enquiry, however often it is sent. */
    key: string
    locale: Locale
    source: string
    page: string | undefined
  }) => void
  log: Logger
}

export const siteContext = createContext<SiteContext>()
