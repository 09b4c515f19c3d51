import type { FixedPath } from '@niaga/contract/pages'
import { use } from 'react'
import { useLocation } from 'react-router'
import { getPath } from '../i18n/locale-address.ts'
import type { Closing } from '../page-texts/site-page.ts'
import { m } from '../paraglide/messages.js'
import { BodyLanguage } from './body-language.ts'
import { ArrowIcon, ArrowOutIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'
import { useCalls } from './use-calls.ts'

type CallToActionProps = { closing: Closing }
type ActionProps = CallToActionProps & { className: string }

/** Pages that end in a whole band, by their addresses in the default language; on every page it would lose its effect. */
const bandPages = new Set<string>([
  '/',
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/galeri',
  '/produk',
  '/alat',
  '/bisnis',
  '/lokasi-tambang',
] satisfies FixedPath[])

/** The next step that every page suggests before the footer: a band, or one line. */
export function CallToAction({ closing }: CallToActionProps) {
  const { pathname } = useLocation()
  return bandPages.has(getPath(pathname)) ? <Band closing={closing} /> : <Line closing={closing} />
}

function Band({ closing }: CallToActionProps) {
  const { title, text } = closing
  return (
    <section data-closing="band" className="on-dark bg-ore-deep">
      <div className="wrap grid items-end gap-x-8 gap-y-8 py-14 sm:py-20 lg:grid-cols-12 lg:py-28">
        <div data-reveal className="lg:col-span-8">
          <h2 className="expanded max-w-[24ch] text-title">{title}</h2>
          <p className="mt-5 max-w-[52ch] text-lead text-balance">{text}</p>
        </div>
        <div data-reveal className="lg:col-span-4 lg:justify-self-end">
          <Action closing={closing} className="button button-paper" />
        </div>
      </div>
    </section>
  )
}

function Line({ closing }: CallToActionProps) {
  const { title, text } = closing
  return (
    <section data-closing="line" className="border-t border-line bg-paper">
      <div
        data-reveal
        className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8"
      >
        <div>
          <h2 className="text-heading font-semibold">{title}</h2>
          <p className="mt-1 text-muted text-balance">{text}</p>
        </div>
        <Action closing={closing} className="button button-ore" />
      </div>
    </section>
  )
}

/** A link to the form includes the page's subject, and stands beside `#kontak` (specification, section 1). */
function Action({ closing: { buttonText, buttonUrl }, className }: ActionProps) {
  const language = use(BodyLanguage)
  const { request } = useCalls()
  const isPlace = buttonUrl.startsWith('#')
  const ask = m.enquiry_ask({}, language)
  // Two links with the same text would lead to different places.
  if (isPlace ? buttonText === ask : !buttonUrl.startsWith('/')) {
    return (
      <a href={buttonUrl} rel="noopener" className={className}>
        {buttonText}
        {isPlace ? <ArrowIcon className="size-5 rotate-90" /> : <ArrowOutIcon className="size-4" />}
      </a>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <LocalLink
        to={isPlace || buttonUrl === '/kontak' ? request : buttonUrl}
        data-part="closing-call"
        className={className}
      >
        {isPlace ? ask : buttonText}
        <ArrowIcon />
      </LocalLink>
      {isPlace && (
        <a href={buttonUrl} className="onward">
          {buttonText}
          <ArrowIcon className="size-5 rotate-90" />
        </a>
      )}
    </div>
  )
}
