import type { AdminLanguage } from '../../../platform/admin/texts.ts'

/** The size of a file, in kilobytes or megabytes. */
export function writeBytes(bytes: number, language: AdminLanguage): string {
  const isLarge = bytes >= 1_000_000
  const unit = isLarge ? 'MB' : 'KB'
  const size = Math.max(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1_000), 0)
  const digits = { maximumFractionDigits: isLarge ? 1 : 0 }
  return `${new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'id-ID', digits).format(size)} ${unit}`
}
