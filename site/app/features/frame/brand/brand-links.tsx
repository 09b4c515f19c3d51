import type { Brand } from './brand.ts'

/** Icons of the brand, or of the site. */
export function BrandIcons({ brand }: { brand: Brand | undefined }) {
  if (!brand?.icons) {
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  }
  return (
    <>
      <link rel="icon" href={brand.icons[48]} type="image/png" sizes="48x48" />
      <link rel="icon" href={brand.icons[192]} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={brand.icons[180]} />
    </>
  )
}
