import type { Closing } from '../page-texts/site-page.ts'
import { ArrowIcon, ArrowOutIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'

type CallToActionProps = { closing: Closing }

/** The band before the footer of every page that suggests the next step. */
export function CallToAction({ closing }: CallToActionProps) {
  const { title, text } = closing
  return (
    <section className="on-dark relative overflow-hidden bg-ore">
      <div className="contours text-ore-deep" />
      <div className="wrap relative grid items-end gap-x-8 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
        <div data-reveal className="lg:col-span-8">
          <h2 className="expanded max-w-[24ch] text-title">{title}</h2>
          <p className="mt-5 max-w-[52ch] text-lead text-balance">{text}</p>
        </div>
        <div data-reveal className="lg:col-span-4 lg:justify-self-end">
          <Button closing={closing} />
        </div>
      </div>
    </section>
  )
}

function Button({ closing: { buttonText, buttonUrl } }: CallToActionProps) {
  if (buttonUrl.startsWith('#')) {
    return (
      <a href={buttonUrl} className="button button-paper">
        {buttonText}
        <ArrowIcon className="size-5 rotate-90" />
      </a>
    )
  }
  if (buttonUrl.startsWith('/')) {
    return (
      <LocalLink to={buttonUrl} className="button button-paper">
        {buttonText}
        <ArrowIcon />
      </LocalLink>
    )
  }
  return (
    <a href={buttonUrl} rel="noopener" className="button button-paper">
      {buttonText}
      <ArrowOutIcon className="size-4" />
    </a>
  )
}
