import type { SitePages } from '../../page-texts/read-pages.server.ts'

/** Texts of the navigation about pages, and the pages that the footer's last line links to. */
export type FrameTexts = {
  aboutIntro: string
  productsIntro: string
  toolsIntro: string
  /** Summaries of the pages about the company, by their address in the default language. */
  summaries: Record<AboutPage, string>
  ownPages: { path: string; title: string }[]
}

/** Pages about the company in the order of the navigation. */
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
