import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { Brand as BrandLook } from '../brand/brand.ts'
import { BrandPicture } from '../brand/brand-picture.tsx'

/** Three layers of rock, with ore in the middle. */
function Logo() {
  return (
    <svg aria-hidden="true" className="h-8 w-9 shrink-0" viewBox="0 0 36 32" fill="currentColor">
      <path d="M0 4h36v6H19l-4 5H0z" />
      <path className="fill-ore" d="M0 18h17l4-5h15v6H24l-4 5H0z" />
      <path opacity=".6" d="M0 27h22l4-5h10v9H0z" />
    </svg>
  )
}

export function Brand({ name, look }: { name: string; look: BrandLook | undefined }) {
  return (
    <LocalLink to="/" className="flex min-h-11 min-w-0 items-center gap-3">
      {look?.logo ? (
        <BrandPicture picture={look.logo} alt={name || m.site_name()} />
      ) : (
        <>
          {look?.mark ? <BrandPicture picture={look.mark} alt="" /> : <Logo />}
          <span className="line-clamp-3 max-w-44 font-stretch-[112%] text-[0.8125rem] leading-[1.15] font-bold sm:line-clamp-2 sm:text-balance sm:text-[0.9375rem]">
            {name || m.site_name()}
          </span>
        </>
      )}
    </LocalLink>
  )
}
