import { contrast, minContrast, neutralColours } from '@niaga/contract/colours'
import { companySchema } from '@niaga/contract/company'
import { expect, test } from 'vitest'
import { brandStyles, brandTokens } from './brand-colours.ts'
import { brandVersion, getVersionStyles } from './brand-version.server.ts'
import { brandView } from './brand-view.server.ts'

const colours = { accent: '#0b5c8a', ground: '#10222e', page: '#eef3f6' }

const pictures = {
  imageSource: (_kind: string, path: string | null) => path && `/media/${path}?_v=1`,
  imageSize: () => null,
}

test('replaces every token of a colour, and none without one', () => {
  expect(Object.keys(brandTokens(colours)).sort()).toEqual(
    ['bone', 'coal', 'line', 'ore', 'ore-deep', 'ore-light', 'rock', 'seam'].sort(),
  )
  expect(brandTokens({ page: '#ffffff' })).toEqual({ bone: '#ffffff', line: '#e1e2e2' })
  expect(brandStyles({})).toBe('')
})

test.each([
  colours,
  { accent: '#000000', ground: '#000000' },
  { accent: '#595959' },
  { ground: '#3b4046' },
])('makes colours in which texts can be read of %j', (colours) => {
  const tokens = brandTokens(colours)
  const seam = tokens.seam ?? '#23282d'
  expect(contrast(tokens['ore-light'] ?? '', seam)).toBeGreaterThanOrEqual(minContrast)
  const deep = tokens['ore-deep'] ?? '#883b0b'
  expect(contrast(deep, neutralColours.white)).toBeGreaterThanOrEqual(minContrast)
})

test('knows the styles of a version without any brand at hand', () => {
  const version = brandVersion(colours) ?? ''
  expect(getVersionStyles(version)).toEqual({ styles: brandStyles(colours), isFinal: true })
  const earlier = version.replace(/-[\da-f]+$/, '-000000000000')
  expect(getVersionStyles(earlier)).toEqual({ styles: brandStyles(colours), isFinal: false })
  expect(brandVersion({ accent: colours.accent })).toMatch(/^0b5c8a-x-x-/)
})

test.each([
  '',
  'x-x-x-000000000000',
  'ffff00-x-x-000000000000',
  '0B5C8A-x-x-000000000000',
  '0b5c8a-x-x-00',
  `${'0b5c8a-x-x-000000000000'.repeat(2)}`,
  '0b5c8a;}*{x-x-x-000000000000',
])('knows no styles of %j', (version) => {
  expect(getVersionStyles(version)).toBeNull()
})

test('leaves the built-in look to a company without a brand', () => {
  expect(brandView(undefined, pictures)).toBeNull()
  expect(brandView(companySchema.parse({ whatsapp: '+62 1' }), pictures)).toBeNull()
  const weak = companySchema.parse({ colours: { accent: '#ffee00' } })
  expect(brandView(weak, pictures)).toBeNull()
})

test('names logo, icons and colours by addresses of the site', () => {
  const company = companySchema.parse({ logo: 'storage/a.png', icon: 'storage/i.png', colours })
  expect(brandView(company, pictures)).toEqual({
    styles: `/-/brand/${brandVersion(colours)}.css`,
    themeColour: '#10222e',
    logo: { src: '/media/storage/a.png?_v=1' },
    icons: {
      48: '/-/brand/icon/48/storage/i.png?_v=1',
      180: '/-/brand/icon/180/storage/i.png?_v=1',
      192: '/-/brand/icon/192/storage/i.png?_v=1',
    },
  })
})
