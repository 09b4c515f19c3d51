import { m } from '../../../paraglide/messages.js'
import { ArrowUpIcon, CloseIcon, MenuIcon, RequestIcon, SearchIcon } from '../../../ui/icons.tsx'
import { LanguageSwitch } from '../../../ui/language-switch.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { useCalls } from '../../../ui/use-calls.ts'
import type { Chrome } from '../chrome-view.ts'
import { Brand } from './brand.tsx'
import { MainLinks } from './main-links.tsx'

/** The header. Its menus open without script; browser/header.ts closes them, and shows the button to the top. */
export function Navigation({ chrome }: { chrome: Chrome }) {
  const { request } = useCalls()
  return (
    <>
      <a href="#main" className="skip-link">
        {m.nav_skip()}
      </a>
      {(chrome.isSample || chrome.notice) && <Ribbon {...chrome} />}
      <header className="site-header" data-scrolled="false">
        <div className="wrap flex h-header items-center gap-3 nav:gap-4">
          <Brand name={chrome.company.name} look={chrome.brand} />
          <nav id="menu" popover="auto" aria-label={m.nav_label()} className="site-menu">
            <MainLinks chrome={chrome} />
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2 nav:ml-0">
            <LocalLink to="/cari" aria-label={m.nav_search()} className="header-search">
              <SearchIcon className="size-6" />
            </LocalLink>
            <LanguageSwitch />
            {/* Counts what this tab has collected (ui/requested.ts); wide enough for both of its names. A phone narrower than
                24rem has room for it or the search, the narrowest for neither. */}
            <LocalLink
              to={request}
              data-part="header-call"
              data-label={m.nav_request()}
              className="header-request relative button button-ore min-h-11! gap-1! px-4! text-[0.9375rem] whitespace-nowrap max-xl:-mx-2 max-xl:min-w-11 max-xl:border-0! max-xl:bg-transparent! max-xl:px-0! max-xl:text-inherit! xl:min-w-38 max-[24rem]:-order-1 max-[24rem]:not-data-used:hidden! max-[22.5rem]:hidden!"
            >
              <RequestIcon className="size-6 xl:hidden" />
              <span className="max-xl:sr-only">{m.enquiry_ask()}</span>
              <b className="max-xl:absolute max-xl:top-0 max-xl:right-0 max-xl:text-[0.6875rem]" />
            </LocalLink>
            <button type="button" popoverTarget="menu" className="menu-toggle">
              <MenuIcon className="menu-toggle-open size-6" />
              <CloseIcon className="menu-toggle-close size-6" />
              {/* Covers the whole button, so a click or a voice command on its visible name reaches it. */}
              <span className="absolute inset-0 overflow-hidden opacity-0">{m.nav_menu()}</span>
            </button>
          </div>
        </div>
        <button type="button" hidden aria-label={m.nav_to_top()} className="to-top">
          <ArrowUpIcon />
        </button>
      </header>
    </>
  )
}

/** What visitors must see first: that the company is a sample, and its notice; it scrolls away with the page. */
function Ribbon({ isSample, notice }: Pick<Chrome, 'isSample' | 'notice'>) {
  return (
    <aside aria-label={m.nav_notice()} className="ribbon">
      {isSample && <p className="wrap">{m.nav_sample()}</p>}
      {notice && (
        <p className="wrap">
          {notice.address === '' && notice.text}
          {notice.address.startsWith('/') && (
            <LocalLink to={notice.address}>{notice.text}</LocalLink>
          )}
          {/^[^/]/.test(notice.address) && <a href={notice.address}>{notice.text}</a>}
        </p>
      )}
    </aside>
  )
}
