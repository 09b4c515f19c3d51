/** The band before the footer of every page, which suggests the next step. */
export type Closing = {
  title: string
  text: string
  buttonText: string
  /** A page by its address in the default language, a place on this page such as `#kontak`, or an external address. */
  buttonUrl: string
}

/** Texts for search engines and previews of links; `''` and `null` mean the page's own. */
export type PageSeo = { title: string; description: string; picture: string | null }

/** The texts of a page in one language; a missing text is `''`. */
export type SitePage<Name extends string = string> = {
  title: string
  intro: string
  picture: string | null
  pictureAlt: string
  closing: Closing
  texts: Record<Name, string>
  seo: PageSeo
}
