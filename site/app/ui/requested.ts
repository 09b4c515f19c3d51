import { keptInTab } from './kept-in-tab.ts'

/** Names under which this tab keeps the request that is being composed, and the path of the page of the last one sent. */
export const draftName = 'contact-draft'
export const requestPageName = 'request-page'

/**
 * Leads the header's link to the request of this tab: to the form with the number of its things, else to the page of the
 * last one sent.
 */
export function showRequest(): void {
  const link = document.querySelector<HTMLAnchorElement>('.header-request')
  const [name, number] = link?.querySelectorAll('span, b') ?? []
  if (!link || !name || !number) return
  const count = countItems(keptInTab(draftName))
  const sent = count === 0 ? keptInTab(requestPageName) : ''
  number.textContent = count > 0 ? ` (${count})` : ''
  // Otherwise it asks for the subject of its page.
  if (count === 0 && sent === '') return
  name.textContent = link.dataset.label ?? ''
  link.href = link.pathname.replace(/\/(kontak|permintaan).*/, sent || '/kontak')
}

function countItems(draft: string): number {
  try {
    const { items }: { items?: { product?: string }[] } = JSON.parse(draft)
    return items?.filter(({ product }) => product?.trim()).length ?? 0
  } catch {
    return 0
  }
}
