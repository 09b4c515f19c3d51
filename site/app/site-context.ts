import type { Locale } from '@niaga/contract/locale'
import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { ContentClient } from '../content/content-client.server.ts'
import type { ImageSize, ImageSource } from '../content/image-source.server.ts'
import type { CheckCaptcha } from './features/contact/captcha.server.ts'
import type { Captcha } from './features/contact/contact.ts'

/** Data that the server passes to every loader and action, besides the request. */
export type SiteContext = {
  content: ContentClient
  /** Returns the site's own address of a picture named in content. */
  imageSource: ImageSource
  imageSize: ImageSize
  /** Returns the address of one of the site's own pictures, by file name. */
  ownPicture: (file: string) => string
  /** Maximum of products and tools in a menu. */
  menuItems: number
  /** The site's own origin, for absolute addresses. */
  origin: string
  /** The origin of the admin that frames this page as a preview, `null` for visitors. */
  previewOrigin: string | null
  /** Whether pages report their performance. */
  reportsVitals: boolean
  /** Whether pages report views that load no document. */
  countsVisits: boolean
  /** The visitor's IP address, as forwarded by trusted proxies. */
  clientAddress: string
  /** The submitted form, `null` for a read. The request of an action has no body. */
  form: FormData | null
  /** Whether the form was submitted from one of the site's own pages. */
  isFormOwn: boolean
  /** Counts one message against a visitor's limit. */
  takeContactToken: SharedLimit
  /** The captcha of the contact form, `null` if disabled. */
  captcha: Captcha | null
  checkCaptcha: CheckCaptcha
  /** A form sent faster counts as spam, in milliseconds. */
  minFillingMs: number
  /** Adds structured data about the page's content; only the HTML from the server contains it. */
  describe: (things: readonly Thing[]) => void
  /** Limits the validity of the page being rendered to this many milliseconds. */
  limitPage: (validMs: number) => void
  /**
   * A placeholder for the nonce of the site's own scripts until the server has hashed them; never sent to a browser.
   */
  noncePlaceholder: string
  /** Receives the rendered document as text: in a response it would be encoded to bytes and decoded again. */
  takeDocument: (html: string) => void
  /** Called with each rendered search and its number of hits; omitted if searches are not counted. */
  recordSearch?: (search: { locale: Locale; query: string; hits: number }) => void
  /** Called with each enquiry stored by the content host; omitted if enquiries are not counted. */
  recordRequest?: (request: {
    /** Identifies the enquiry, however often it is sent. */
    key: string
    locale: Locale
    source: string
    page: string | undefined
  }) => void
  log: Logger
}

export const siteContext = createContext<SiteContext>()
