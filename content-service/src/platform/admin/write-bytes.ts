import type { AdminLanguage } from '../admin-kit/admin-texts.ts'

const formats = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
}

/** Writes a size as `1,2 MB`, in decimal units like file managers and the limits here. */
export function writeBytes(bytes: number, language: AdminLanguage): string {
  const format = formats[language]
  if (bytes < 1_000_000) return `${format.format(Math.max(1, Math.round(bytes / 1000)))} KB`
  return `${format.format(bytes / 1_000_000)} MB`
}
