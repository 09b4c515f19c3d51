import { pathOf } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'

/** What stands in the page's place while the screen of an address is on its way (specification, sections 2 and 4). */
export function loadingText(pathname: string): string {
  return pathOf(pathname).startsWith('/blog/') ? m.blog_loading() : m.state_loading()
}
