import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { SitePage } from '../../page-texts/site-page.ts'
import { enquiryPath } from '../../ui/enquiry-path.ts'

/** A page whose closing line would lead to the contact details, as its sheet's does: to the form with the item in it. */
export function askingAtTheEnd(page: SitePage, name: string, kind: ItemKind): SitePage {
  const { closing } = page
  if (!['#kontak', '/kontak'].includes(closing.buttonUrl)) return page
  return { ...page, closing: { ...closing, buttonUrl: enquiryPath(name, kind) } }
}
