import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { enquiryPath } from '../../ui/enquiry-path.ts'

/**
 * A page whose closing line would lead to the contact details, as its sheet's does: to the form with the item in it. The
 * button is named for that, unless an editor has given it another text than the built-in one.
 */
export function askingAtTheEnd(page: SitePage, name: string, kind: ItemKind): SitePage {
  const { closing } = page
  if (!['#kontak', '/kontak'].includes(closing.buttonUrl)) return page
  const isBuiltIn = closing.buttonText === m.contact_us()
  const buttonText = isBuiltIn ? m.enquiry_ask() : closing.buttonText
  return { ...page, closing: { ...closing, buttonText, buttonUrl: enquiryPath(name, kind) } }
}
