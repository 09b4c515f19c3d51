/** A logo or mark at the site's own address; its size is omitted until the site has loaded the picture. */
export type BrandPicture = { src: string; width?: number; height?: number }

/** The look of a company where it differs from the built-in look. */
export type Brand = {
  /** Address of the brand's styles. */
  styles?: string
  themeColour?: string
  logo?: BrandPicture
  mark?: BrandPicture
  /** Addresses of the brand's icon, by size in pixels. */
  icons?: Record<IconSize, string>
}

/** The widths of icons, in pixels: a tab, a phone's home screen, an installed page. */
export const iconSizes = [48, 180, 192] as const
export type IconSize = (typeof iconSizes)[number]

export const iconPath = '/-/brand/icon'
export const stylesPath = '/-/brand'
