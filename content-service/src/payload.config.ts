import { defaultLocale, locales } from '@niaga/contract/locale'
import { largestUploadBytes } from '@niaga/server-kit/body-limits'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { withCollectionDefaults, withGlobalDefaults } from './admin/collection-defaults.ts'
import { englishAdditions } from './admin/english.ts'
import { dateFormat } from './admin/fields.ts'
import { indonesianAdditions } from './admin/indonesian.ts'
import { localizeError } from './admin/localize-error.ts'
import { logoAddress } from './admin/logo.ts'
import { withQueryRules } from './admin/reject-bad-query.ts'
import { withTimestamps } from './admin/timestamps.ts'
import { auditLog } from './audit/audit-log.ts'
import { blogPosts } from './blog/blog-posts.ts'
import { businesses } from './businesses/businesses.ts'
import { isPublicCollection } from './content/public-collections.ts'
import { contentVersions } from './content-version/content-versions.ts'
import { withGlobalPublishHooks, withPublishHooks } from './content-version/publish-hooks.ts'
import { databaseAt } from './database/database.ts'
import { footerItems } from './footer-items/footer-items.ts'
import { galleries } from './galleries/galleries.ts'
import { homePage } from './home-page/home-page.ts'
import { importedDocuments } from './import/imported-documents.ts'
import { leases } from './jobs/leases.ts'
import { log } from './log.ts'
import { mailServer } from './mail/mail-server.ts'
import { notifyOfMessage } from './mail/notify-of-message.ts'
import { withoutMail } from './mail/without-mail.ts'
import { managements } from './managements/managements.ts'
import { media } from './media/media.ts'
import { bucket } from './media/settled-bucket.ts'
import { menuItems } from './menu-items/menu-items.ts'
import { messages } from './messages/messages.ts'
import { miningLocations } from './mining-locations/mining-locations.ts'
import { products } from './products/products.ts'
import { sendPurge } from './purge/send-purge.ts'
import { recoveryCodes, secondFactors } from './second-factor/second-factors.ts'
import { refuseBrokenForm } from './server/refuse-broken-form.ts'
import { rejectBadValue } from './server/reject-bad-value.ts'
import { reportUnavailableDatabase } from './server/report-unavailable-database.ts'
import { companySettings } from './settings/company-settings.ts'
import { environment } from './settled-environment.ts'
import { startUp } from './start-up.ts'
import { tools } from './tools/tools.ts'
import { users } from './users/users.ts'

const jakarta = { value: 'Asia/Jakarta', label: 'WIB (Jakarta)' }

const forgotWithoutMail = { Component: '/src/users/forgot-without-mail.tsx#ForgotWithoutMail' }

const localeLabels = {
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
}

export default buildConfig({
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
  email: environment.smtpUrl ? mailServer(environment.smtpUrl, environment.mailFrom) : withoutMail,
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
      beforeDashboard: ['/src/admin/dashboard.tsx#Dashboard'],
      views: {
        login: { Component: '/src/second-factor/sign-in-view.tsx#SignInView' },
        ...(environment.smtpUrl === null && { forgot: forgotWithoutMail }),
      },
      graphics: { Icon: '/src/admin/graphics.tsx#Icon', Logo: '/src/admin/graphics.tsx#Logo' },
    },
    timezones: { defaultTimezone: jakarta.value, supportedTimezones: [jakarta] },
  },
  hooks: {
    afterError: [refuseBrokenForm, reportUnavailableDatabase, rejectBadValue, localizeError],
  },
  collections: [
    blogPosts,
    galleries,
    media(environment.dataFolder, bucket),
    products,
    tools,
    businesses,
    miningLocations,
    managements,
    menuItems,
    footerItems,
    messages,
    contentVersions,
    leases,
    importedDocuments,
    secondFactors,
    recoveryCodes,
    auditLog,
    users(environment.origin.startsWith('https:')),
  ]
    .map((collection) =>
      isPublicCollection(collection.slug) ? withPublishHooks(collection) : collection,
    )
    .map(withTimestamps)
    .map(withCollectionDefaults)
    .map(withQueryRules),
  globals: [homePage, companySettings].map(withGlobalPublishHooks).map(withGlobalDefaults),
  typescript: { outputFile: 'src/payload-types.ts', autoGenerate: false },
  jobs: {
    tasks: [notifyOfMessage, sendPurge],
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  onInit: startUp,
})
