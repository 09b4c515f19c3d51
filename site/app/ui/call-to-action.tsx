import { ArrowIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'

type CallToActionProps = {
  title: string
  text: string
  /** A page of the site, or a place on this one such as `#kontak`. */
  to: string
  linkText: string
}

/** The band before the footer of every page that suggests the next step. */
export function CallToAction({ title, text, to, linkText }: CallToActionProps) {
  return (
    <section className="on-dark relative overflow-hidden bg-ore">
      <div className="contours text-ore-deep" />
      <div className="wrap relative grid items-end gap-x-8 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
        <div data-reveal className="lg:col-span-8">
          <h2 className="expanded max-w-[24ch] text-title">{title}</h2>
          <p className="mt-5 max-w-[52ch] text-lead text-balance">{text}</p>
        </div>
        <div data-reveal className="lg:col-span-4 lg:justify-self-end">
          {to.startsWith('#') ? (
            <a href={to} className="button button-paper">
              {linkText}
              <ArrowIcon className="size-5 rotate-90" />
            </a>
          ) : (
            <LocalLink to={to} className="button button-paper">
              {linkText}
              <ArrowIcon />
            </LocalLink>
          )}
        </div>
      </div>
    </section>
  )
}
