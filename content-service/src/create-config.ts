import { defaultLocale, locales } from '@niaga/contract/locale'
import { largestUploadBytes } from '@niaga/server-kit/body-limits'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { blogPosts } from './collections/blog-posts/blog-posts.ts'
import { businesses } from './collections/businesses/businesses.ts'
import { companySettings } from './collections/company-settings/company-settings.ts'
import { isPublicCollection } from './collections/content/public-collections.ts'
import { contentVersions } from './collections/content-versions/content-versions.ts'
import { footerItems } from './collections/footer-items/footer-items.ts'
import { galleries } from './collections/galleries/galleries.ts'
import { homePage } from './collections/home-page/home-page.ts'
import { importedDocuments } from './collections/imported-documents/imported-documents.ts'
import { managements } from './collections/managements/managements.ts'
import { media } from './collections/media/media.ts'
import { menuItems } from './collections/menu-items/menu-items.ts'
import { messages } from './collections/messages/messages.ts'
import { notifyOfMessage } from './collections/messages/notify-of-message.ts'
import { miningLocations } from './collections/mining-locations/mining-locations.ts'
import { products } from './collections/products/products.ts'
import { tools } from './collections/tools/tools.ts'
import { users } from './collections/users/users.ts'
import { englishAdditions } from './platform/admin/english.ts'
import { dateFormat } from './platform/admin/fields.ts'
import { indonesianAdditions } from './platform/admin/indonesian.ts'
import { logoAddress } from './platform/admin/logo.ts'
import { databaseAt } from './platform/database/database.ts'
import { leases } from './platform/jobs/leases.ts'
import { createLog } from './platform/log/create-log.ts'
import { mailServer } from './platform/mail/mail-server.ts'
import { withoutMail } from './platform/mail/without-mail.ts'
import { openServices } from './platform/services/services.ts'
import type { Environment } from './platform/settings/environment.ts'
import { auditLog } from './plugins/audit/audit-log.ts'
import {
  withCollectionDefaults,
  withGlobalDefaults,
} from './plugins/defaults/collection-defaults.ts'
import { withQueryRules } from './plugins/defaults/reject-bad-query.ts'
import { withTimestamps } from './plugins/defaults/timestamps.ts'
import { localizeError } from './plugins/error-responses/localize-error.ts'
import { rejectBadValue } from './plugins/error-responses/reject-bad-value.ts'
import { refuseBrokenForm } from './plugins/error-responses/reject-broken-form.ts'
import { reportUnavailableDatabase } from './plugins/error-responses/report-unavailable-database.ts'
import { withGlobalPublishHooks, withPublishHooks } from './plugins/publishing/publish-hooks.ts'
import { sendPurge } from './plugins/publishing/send-purge.ts'
import { recoveryCodes, secondFactors } from './plugins/second-factor/second-factors.ts'
import { startUp } from './start-up.ts'

const jakarta = { value: 'Asia/Jakarta', label: 'WIB (Jakarta)' }

const forgotWithoutMail = {
  Component: '/src/collections/users/forgot-without-mail.tsx#ForgotWithoutMail',
}

const localeLabels = {
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
}

/**
 * The config of one service. A process may open several, each with a config of its own: Payload writes into what it is
 * given, so that collections and globals are functions.
 *
 * @param print writes a line for the operator, past every log
 */
export async function createConfig(
  environment: Environment,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<SanitizedConfig> {
  const log = createLog(environment.logLevel)
  const services = openServices(environment, log)
  return buildConfig({
    secret: environment.secret ?? '',
    routes: { admin: '/admin', api: '/cms/api' },
    // Never empty: an empty list checks nothing, and a page elsewhere could act as a signed-in editor.
    csrf: environment.ownOrigins,
    // A token in a header would be one that a script has read.
    auth: { jwtOrder: ['cookie'] },
    graphQL: { disable: true },
    telemetry: false,
    debug: false,
    defaultDepth: 0,
    maxDepth: 2,
    logger: log,
    email: environment.smtpUrl
      ? mailServer(environment.smtpUrl, environment.mailFrom)
      : withoutMail,
    sharp,
    db: databaseAt(environment.databaseUrl),
    upload: { abortOnLimit: true, limits: { fileSize: largestUploadBytes } },
    localization: {
      locales: locales.map((code) => ({ code, label: localeLabels[code] })),
      defaultLocale,
      fallback: true,
    },
    i18n: {
      supportedLanguages: { id, en },
      fallbackLanguage: 'id',
      translations: { id: indonesianAdditions, en: englishAdditions },
    },
    admin: {
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
      components: {
        beforeDashboard: ['/src/plugins/dashboard/dashboard.tsx#Dashboard'],
        views: {
          login: { Component: '/src/plugins/second-factor/sign-in-view.tsx#SignInView' },
          ...(environment.smtpUrl === null && { forgot: forgotWithoutMail }),
        },
        graphics: {
          Icon: '/src/platform/admin/graphics.tsx#Icon',
          Logo: '/src/platform/admin/graphics.tsx#Logo',
        },
      },
      timezones: { defaultTimezone: jakarta.value, supportedTimezones: [jakarta] },
    },
    hooks: {
      afterError: [refuseBrokenForm, reportUnavailableDatabase, rejectBadValue, localizeError],
    },
    collections: [
      blogPosts(),
      galleries(),
      media(environment.dataFolder, services.bucket),
      products(),
      tools(),
      businesses(),
      miningLocations(),
      managements(),
      menuItems(environment),
      footerItems(),
      messages(),
      contentVersions(),
      leases(),
      importedDocuments(),
      secondFactors(),
      recoveryCodes(),
      auditLog(environment),
      users(environment),
    ]
      .map((collection) =>
        isPublicCollection(collection.slug) ? withPublishHooks(collection) : collection,
      )
      .map(withTimestamps)
      .map(withCollectionDefaults)
      .map(withQueryRules),
    globals: [homePage(), companySettings()].map(withGlobalPublishHooks).map(withGlobalDefaults),
    typescript: { outputFile: 'src/platform/payload-types.ts', autoGenerate: false },
    jobs: {
      tasks: [notifyOfMessage, sendPurge],
      access: { run: () => false, queue: () => false, cancel: () => false },
    },
    custom: { services },
    onInit: (payload) => startUp(payload, print),
  })
}
