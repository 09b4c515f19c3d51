import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { getPayload } from 'payload'
import { companyOrProduct } from '../../../../collections/enquiries/company-address.ts'
import { config } from '../../../payload-config.ts'
import { importMap } from '../importMap.js'

type PageArguments = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/**
 * Ends each title with the name of the company, as the site does; before it has one, with that of the product. Payload's
 * verb is omitted: not every document can be edited.
 */
export async function generateMetadata({ params, searchParams }: PageArguments) {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const name = await companyOrProduct(await getPayload({ config }))
  return {
    ...metadata,
    title: `${metadata.title}`
      .replace(/^(Mengubah|Melihat|Editing|Viewing) - /, '')
      .replace(/Niaga$/, () => name),
  }
}

export default function AdminPage({ params, searchParams }: PageArguments) {
  return RootPage({ config, importMap, params, searchParams })
}
