import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { config } from '../../../payload-config.ts'
import { importMap } from '../importMap.js'

type PageArguments = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export function generateMetadata({ params, searchParams }: PageArguments) {
  return generatePageMetadata({ config, params, searchParams })
}

export default function AdminNotFound({ params, searchParams }: PageArguments) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
