import type { SitePages } from '../../page-texts/read-pages.server.ts'

/** What the navigation says of pages, and the pages to which the last line of the footer links. */
export type FrameTexts = {
  aboutIntro: string
  productsIntro: string
  toolsIntro: string
  /** Of the pages about the company, by their address in the default language. */
  summaries: Record<AboutPage, string>
  ownPages: { path: string; title: string }[]
}

/** In the order of the navigation. */
export const aboutPages = [
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
] as const

type AboutPage = (typeof aboutPages)[number]

export function frameTexts({ pageAt, footerPages }: SitePages): FrameTexts {
  const summary = (path: AboutPage) => pageAt(path).texts.menu_summary
  return {
    aboutIntro: pageAt('/tentang-kami').texts.menu_intro,
    productsIntro: pageAt('/produk').texts.menu_intro,
    toolsIntro: pageAt('/alat').texts.menu_intro,
    summaries: {
      '/tentang-kami': summary('/tentang-kami'),
      '/tentang-kami/visi-misi': summary('/tentang-kami/visi-misi'),
      '/tentang-kami/pengurus': summary('/tentang-kami/pengurus'),
      '/tentang-kami/galeri': summary('/tentang-kami/galeri'),
    },
    ownPages: footerPages(),
  }
}
