import { legibleColours } from '@niaga/contract/colours'
import type { Company } from '@niaga/contract/company'
import type { ImageSize, ImageSource } from '../../../../content/image-source.server.ts'
import {
  type Brand,
  type BrandPicture,
  type IconSize,
  iconPath,
  iconSizes,
  stylesPath,
} from './brand.ts'
import { themeColour } from './brand-colours.ts'
import { brandVersion } from './brand-version.server.ts'

type Pictures = { imageSource: ImageSource; imageSize: ImageSize }

/** Returns what a company's brand changes on every page, `null` for the built-in look. */
export function brandView(company: Company | undefined, pictures: Pictures): Brand | null {
  if (!company) return null
  const colours = legibleColours(company.colours ?? {})
  const version = brandVersion(colours)
  const brand: Brand = {
    ...(version && { styles: `${stylesPath}/${version}.css`, themeColour: themeColour(colours) }),
    ...withPicture('logo', company.logo, pictures),
    ...withPicture('mark', company.mark, pictures),
    ...withIcons(company.icon, pictures),
  }
  return Object.keys(brand).length > 0 ? brand : null
}

/** Returns the site's own addresses of a company's icon, `null` without an icon. */
export function iconAddresses(
  path: string | undefined,
  imageSource: ImageSource,
): Record<IconSize, string> | null {
  const src = imageSource('company', path ?? null)
  if (src === null) return null
  const addresses = iconSizes.map((size) => [size, src.replace('/media/', `${iconPath}/${size}/`)])
  return Object.fromEntries(addresses) as Record<IconSize, string>
}

function withIcons(path: string | undefined, { imageSource }: Pictures) {
  const icons = iconAddresses(path, imageSource)
  return icons && { icons }
}

function withPicture(
  name: 'logo' | 'mark',
  path: string | undefined,
  { imageSource, imageSize }: Pictures,
): Partial<Record<typeof name, BrandPicture>> {
  const src = imageSource('company', path ?? null)
  if (src === null || path === undefined) return {}
  return { [name]: { src, ...imageSize('company', path) } }
}
