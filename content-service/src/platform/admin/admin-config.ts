import { defaultLocale, isBaseLocale, type Locale, toBaseLocale } from '@niaga/contract/locale'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import type { Config } from 'payload'
import english from '../../../messages/en.json' with { type: 'json' }
import indonesian from '../../../messages/id.json' with { type: 'json' }
import { dateFormat } from './fields.ts'
import { logoAddress } from './logo.ts'

const jakarta = { value: 'Asia/Jakarta', label: 'WIB (Jakarta)' }

const localeLabels = {
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
  zh: { id: 'Bahasa Tionghoa', en: 'Chinese' },
} satisfies Record<Locale, object>

/**
 * Configures the languages of the content and of the admin.
 *
 * @param offered the languages of the content
 */
export function languages(offered: readonly Locale[]): Pick<Config, 'localization' | 'i18n'> {
  return {
    localization: {
      locales: offered.map((code) => ({
        code,
        label: localeLabels[code],
        ...(!isBaseLocale(code) && { fallbackLocale: toBaseLocale(code) }),
      })),
      defaultLocale,
      fallback: true,
    },
    i18n: {
      supportedLanguages: { id, en },
      fallbackLanguage: 'id',
      translations: { id: indonesian, en: english },
    },
  }
}

const forgotWithoutMail = {
  Component: '/src/platform/mail/forgot-without-mail.tsx#ForgotWithoutMail',
}

/** Configures titles, logo, dates and views of the admin. */
export function adminConfig(hasMail: boolean) {
  return {
    user: 'users',
    avatar: 'default',
    dateFormat,
    meta: {
      titleSuffix: '· Niaga',
      description: 'Niaga',
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Niaga', title: 'Niaga', description: 'Niaga' },
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: logoAddress() }],
      robots: 'noindex',
    },
    // At the sides messages would cover the pages of a list, at the top a form's buttons, and each other if not expanded.
    toast: { position: 'bottom-center', expand: true },
    components: {
      ...(!hasMail && { views: { forgot: forgotWithoutMail } }),
      graphics: {
        Icon: '/src/platform/admin/graphics.tsx#Icon',
        Logo: '/src/collections/users/logo.tsx#Logo',
      },
    },
    timezones: { defaultTimezone: jakarta.value, supportedTimezones: [jakarta] },
  } satisfies Config['admin']
}
