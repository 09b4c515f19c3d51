import { defaultPages } from '@niaga/contract/default-pages/default-pages'
import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { enquiryPath } from '../../ui/enquiry-path.ts'

const defaultButtonTexts: readonly string[] = Object.values(
  defaultPages['/produk/{id}'].closing.button_text,
)

/**
 * A page whose closing line would lead to the contact details, as its sheet's does: to the form with the item in it. A
 * text that an editor gave the button stays.
 */
export function askingAtTheEnd(page: SitePage, name: string, kind: ItemKind): SitePage {
  const { closing } = page
  if (!['#kontak', '/kontak'].includes(closing.buttonUrl)) return page
  const buttonText = defaultButtonTexts.includes(closing.buttonText)
    ? m.enquiry_ask()
    : closing.buttonText
  return { ...page, closing: { ...closing, buttonUrl: enquiryPath(name, kind), buttonText } }
}
