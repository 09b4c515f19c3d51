/** The band before the footer of every page that suggests the next step. */
export type Closing = {
  title: string
  text: string
  buttonText: string
  /** A page by its address in the default language, a place on this one such as `#kontak`, or an address elsewhere. */
  buttonUrl: string
}

/** What search engines and previews of links show; `''` and `null` for what they take from the page itself. */
export type PageSeo = { title: string; description: string; picture: string | null }

/** The texts of a page in one language; a text that it does not have is `''`. */
export type SitePage<Name extends string = string> = {
  title: string
  intro: string
  picture: string | null
  pictureAlt: string
  closing: Closing
  texts: Record<Name, string>
  seo: PageSeo
}
