import { largestDocumentBytes } from '@niaga/server-kit/body-limits'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { blogPosts } from './collections/blog-posts/blog-posts.ts'
import { businesses } from './collections/businesses/businesses.ts'
import { companySettings } from './collections/company-settings/company-settings.ts'
import { notice } from './collections/company-settings/notice.ts'
import { documents } from './collections/documents/documents.ts'
import { companySender } from './collections/enquiries/company-address.ts'
import { messages } from './collections/enquiries/messages.ts'
import { notifyAboutMessage } from './collections/enquiries/notify-about-message.ts'
import { sendReceipt } from './collections/enquiries/send-receipt.ts'
import { footerItems } from './collections/footer-items/footer-items.ts'
import { galleries } from './collections/galleries/galleries.ts'
import { homePage } from './collections/home-page/home-page.ts'
import { importedDocuments } from './collections/imported-documents/imported-documents.ts'
import { managements } from './collections/managements/managements.ts'
import { media } from './collections/media/media.ts'
import { menuItems } from './collections/menu-items/menu-items.ts'
import { messageFiles } from './collections/message-files/message-files.ts'
import { removeFiles } from './collections/message-files/remove-unattached.ts'
import { scanFile } from './collections/message-files/scan-file.ts'
import { miningLocations } from './collections/mining-locations/mining-locations.ts'
import { pages } from './collections/pages/pages.ts'
import { people } from './collections/people/people.ts'
import { products } from './collections/products/products.ts'
import { redirects } from './collections/redirects/redirects.ts'
import { sheets } from './collections/sheets/sheets.ts'
import { tools } from './collections/tools/tools.ts'
import { units } from './collections/units/units.ts'
import { users } from './collections/users/users.ts'
import { visitBatches, visits } from './collections/visits/visits.ts'
import { adminConfig, languages } from './platform/admin/admin-config.ts'
import { databaseAt } from './platform/database/database.ts'
import { leases } from './platform/jobs/lease.ts'
import { createLog } from './platform/log/create-log.ts'
import { mailServer, withoutMail } from './platform/mail/mail.ts'
import { openServices } from './platform/services/open-services.ts'
import type { Environment } from './platform/settings/environment.ts'
import { audit } from './plugins/audit/plugin.ts'
import { identityConfirmation } from './plugins/confirm-identity/plugin.ts'
import { dashboard } from './plugins/dashboard/plugin.ts'
import { defaults } from './plugins/defaults/plugin.ts'
import { withoutUnusedRoutes } from './plugins/defaults/unused-routes.ts'
import { desk } from './plugins/desk/plugin.ts'
import { drafts } from './plugins/drafts/plugin.ts'
import { editing } from './plugins/editing/plugin.ts'
import { enquiryDesk } from './plugins/enquiry-desk/plugin.ts'
import { remindAboutMessage } from './plugins/enquiry-desk/reminder/remind-about-message.ts'
import { sendReply } from './plugins/enquiry-desk/reply/send-reply.ts'
import { errorResponses } from './plugins/error-responses/plugin.ts'
import { lists } from './plugins/lists/plugin.ts'
import { personalData } from './plugins/personal-data/plugin.ts'
import { preview } from './plugins/preview/plugin.ts'
import { publishing } from './plugins/publishing/plugin.ts'
import { roles } from './plugins/roles/plugin.ts'
import { savedBy } from './plugins/saved-by/plugin.ts'
import { search } from './plugins/search/plugin.ts'
import { secondFactor } from './plugins/second-factor/plugin.ts'
import { spreadsheets } from './plugins/spreadsheets/plugin.ts'
import { statistics } from './plugins/statistics/plugin.ts'
import { storage } from './plugins/storage/plugin.ts'
import { translationState } from './plugins/translation-state/plugin.ts'
import { uses } from './plugins/uses/plugin.ts'
import { startUp } from './start-up.ts'

/**
 * Creates the config of one service. A process may open several services, each with its own config: Payload modifies its
 * input, so collections and globals are functions.
 *
 * @param print writes a line for the operator, outside the log
 */
export async function createConfig(
  environment: Environment,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<SanitizedConfig> {
  const log = createLog(environment.logLevel)
  const services = openServices(environment, log)
  const { dataFolder, databaseUrl, mailFrom, ownOrigins, secret, smtpUrl } = environment
  const config = await buildConfig({
    collections: [
      blogPosts(),
      galleries(),
      media(dataFolder, environment.languages),
      products(),
      tools(),
      units(),
      sheets(),
      pages(),
      documents(dataFolder),
      businesses(),
      miningLocations(),
      managements(),
      people(),
      messages(),
      messageFiles(),
      leases(),
      importedDocuments(),
      visits(),
      visitBatches(),
      redirects(),
      menuItems(environment),
      footerItems(environment),
      users(environment),
    ],
    globals: [homePage(), companySettings(), notice(environment.languages)],
    // The order of the plugins is that of their hooks. The defaults also apply to the collections of earlier plugins.
    plugins: [
      enquiryDesk(),
      identityConfirmation(),
      secondFactor(),
      audit(environment),
      storage(services.bucket),
      drafts(),
      publishing(),
      uses(),
      desk(),
      translationState(),
      savedBy(),
      lists(),
      preview(environment),
      errorResponses(),
      dashboard(),
      search(),
      spreadsheets(),
      personalData(),
      statistics(),
      defaults(),
      editing(),
      roles(),
    ],
    jobs: {
      // PostgreSQL stores this order: another one needs a migration that writes the queue anew.
      tasks: [
        notifyAboutMessage,
        sendReceipt,
        sendReply,
        remindAboutMessage,
        scanFile,
        removeFiles,
      ],
      access: { run: () => false, queue: () => false, cancel: () => false },
    },
    custom: { services },
    db: databaseAt(databaseUrl),
    email: smtpUrl === null ? withoutMail : mailServer(smtpUrl, mailFrom, companySender),
    logger: log,
    sharp,
    secret: secret ?? '',
    routes: { admin: '/admin', api: '/cms/api' },
    // Never empty: an empty list disables the check, and a page of another site could act as a signed-in editor.
    csrf: ownOrigins,
    // Only the cookie is accepted: for a header, a script would need the token.
    auth: { jwtOrder: ['cookie'] },
    graphQL: { disable: true },
    telemetry: false,
    debug: false,
    defaultDepth: 0,
    maxDepth: 2,
    // The largest file of any collection; pictures have a lower limit.
    upload: { abortOnLimit: true, limits: { fileSize: largestDocumentBytes } },
    ...languages(environment.languages),
    admin: adminConfig(smtpUrl !== null),
    typescript: { outputFile: 'src/platform/payload-types.ts', autoGenerate: false },
    onInit: (payload) => startUp(payload, print),
  })
  return withoutUnusedRoutes(config)
}
