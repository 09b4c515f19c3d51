import { isRequestPage } from '@niaga/contract/request-page'
import { keptInTab } from './kept-in-tab.ts'

/** Name under which this tab keeps the request that is being composed. */
export const draftName = 'contact-draft'

/** Name under which the browser remembers sent requests: their buyer comes back in another tab. */
const sentName = 'sent-requests'

/** Long enough for a quotation, and limited on a shared computer; the privacy notice names it. */
export const rememberedDays = 14

const maxRemembered = 5

type SentRequest = { page: string; reference: string; until: number }

/**
 * Leads the header's link to the request of this tab: to the form with the number of its things, else to the page of the
 * last one sent. The form lists the pages of all that were sent.
 */
export function showRequest(): void {
  // The request of this page was deleted.
  if (document.querySelector('[data-missing]')) forgetRequest()
  const link = document.querySelector<HTMLAnchorElement>('.header-request')
  const [name, number] = link?.querySelectorAll('span, b') ?? []
  if (!link || !name || !number) return
  const count = countItems(keptInTab(draftName))
  const sent = sentRequests()
  // Without those that have expired.
  keepSent(sent)
  const getAddress = (page: string) => link.pathname.replace(/\/(kontak|permintaan).*/, page)
  const list = document.querySelector<HTMLElement>('.sent-requests')
  list?.replaceChildren(
    ...sent.map(({ page, reference }) => {
      const entry = document.createElement('a')
      entry.href = getAddress(page)
      entry.className = 'onward text-ore'
      entry.textContent = `${list.dataset.label} ${reference}`
      return entry
    }),
  )
  if (sent.some(isOpen)) document.querySelector('.remembered')?.classList.remove('invisible')
  number.textContent = count > 0 ? ` (${count})` : ''
  // Otherwise it asks for the subject of its page.
  if (count === 0 && !sent[0]) return
  name.textContent = link.dataset.label ?? ''
  link.dataset.used = ''
  link.href = getAddress((count === 0 && sent[0]?.page) || '/kontak')
}

/** Remembers a request that was sent; on a host without pages of requests, `page` is `''`. */
export function rememberRequest({ page, reference }: Omit<SentRequest, 'until'>): void {
  const until = Date.now() + rememberedDays * 86_400_000
  const others = sentRequests().filter((other) => other.page !== page)
  if (page !== '') keepSent([{ page, reference, until }, ...others].slice(0, maxRemembered))
  showRequest()
}

/** Forgets the request of this page. */
export function forgetRequest(): void {
  keepSent(sentRequests().filter((sent) => !isOpen(sent)))
}

function isOpen({ page }: SentRequest): boolean {
  return location.pathname.endsWith(page)
}

function sentRequests(): SentRequest[] {
  try {
    const sent: SentRequest[] = JSON.parse(localStorage.getItem(sentName) ?? '[]')
    return sent.filter(({ page, until }) => isRequestPage(page) && until > Date.now())
  } catch {
    return []
  }
}

function keepSent(sent: readonly SentRequest[]): void {
  try {
    if (sent.length > 0) localStorage.setItem(sentName, JSON.stringify(sent))
    else localStorage.removeItem(sentName)
  } catch {
    // Where storage is denied, the address of the page is on the receipt and in mails.
  }
}

function countItems(draft: string): number {
  try {
    const { items }: { items?: { product?: string }[] } = JSON.parse(draft)
    return items?.filter(({ product }) => product?.trim()).length ?? 0
  } catch {
    return 0
  }
}
