import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { ContentClient } from '../content/content-client.server.ts'
import type { ImageSize, ImageSource } from '../content/image-source.server.ts'
import type { CheckCaptcha } from './features/contact/captcha.server.ts'
import type { Captcha } from './features/contact/contact.ts'

/** What the server gives every loader and action, beside the request itself. */
export type SiteContext = {
  content: ContentClient
  /** The site's own address of a picture that content names. */
  imageSource: ImageSource
  imageSize: ImageSize
  /** The address of one of the site's own pictures, by its file's name. */
  ownPicture: (file: string) => string
  /** How many products and tools a menu shows. */
  menuItems: number
  /** The site's own origin, for addresses that must be absolute. */
  origin: string
  /** Whether pages measure themselves and report it. */
  reportsVitals: boolean
  /** The visitor's address, from the proxies that the server trusts. */
  clientAddress: string
  /** What the visitor sent, `null` where a page is only read. The request of an action has no body. */
  form: FormData | null
  /** Counts one message against a visitor's limit. */
  takeContactToken: SharedLimit
  /** What the contact form shows of a captcha service, `null` for none. */
  captcha: Captcha | null
  checkCaptcha: CheckCaptcha
  /** Below this time a form counts as filled in by a program, in milliseconds. */
  leastFillingMs: number
  /** Stands for the nonce of the site's own scripts until the server has hashed them; never sent to a browser. */
  noncePlaceholder: string
  /** Receives the rendered document as text: in a response it would be encoded to bytes and decoded again. */
  takeDocument: (html: string) => void
  log: Logger
}

export const siteContext = createContext<SiteContext>()
