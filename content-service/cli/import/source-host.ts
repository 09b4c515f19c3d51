import { documentUrl } from '@niaga/contract/documents'
import { endpoints, endpointUrl, type ReadEndpointName } from '@niaga/contract/endpoints'
import type { ListPage } from '@niaga/contract/envelope'
import { type PictureKind, pictureUrl } from '@niaga/contract/images'
import { parseLimitedJson } from '@niaga/contract/limited-json'
import type { Locale } from '@niaga/contract/locale'
import { largestDocumentBytes, largestUploadBytes } from '@niaga/server-kit/body-limits'
import type { z } from 'zod'
import { fetchFromSource, SourceError } from './fetch-from-source.ts'

type Content<Name extends ReadEndpointName> = z.output<(typeof endpoints)[Name]['response']>

/** The maximum time of one request and size of one JSON response. The largest list of a host has some hundred kilobytes. */
const importLimits = { timeoutMs: 30_000, responseBytes: 4 * 1024 * 1024 }

export type SourceHost = ReturnType<typeof sourceHost>

/**
 * Another content host, read through the contract.
 *
 * @param address its origin, with or without a path before `/api`
 * @throws {SourceError} when the address is not an http or https URL
 */
export function sourceHost(address: string, limits = importLimits) {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new SourceError('Specify the other host as an http or https URL: --from https://host')
  }
  const host = (url.origin + url.pathname).replace(/\/+$/, '')
  const { timeoutMs } = limits

  return {
    host,

    /** @throws {SourceError} when the request fails or the response breaks the contract */
    async read<Name extends ReadEndpointName>(
      name: Name,
      locale: Locale,
      id?: number,
      page?: ListPage,
    ): Promise<Content<Name>> {
      const call = endpointUrl(host, name, locale, id, page)
      const body = await fetchFromSource(call, { timeoutMs, maxBytes: limits.responseBytes })
      const parsed = endpoints[name].response.safeParse(json(body, call))
      if (!parsed.success)
        throw new SourceError(`${call.pathname} does not conform to the contract`)
      // TypeScript cannot relate the schema to `Name` here.
      return parsed.data as Content<Name>
    },

    /** Returns the URL of a picture on the host, `null` if the picture is elsewhere. */
    pictureAddress: (kind: PictureKind, path: string): URL | null => pictureUrl(host, kind, path),

    /** @throws {SourceError} when the request fails, or the picture is larger than an upload may be */
    readPicture: (picture: URL): Promise<Buffer> =>
      fetchFromSource(picture, { timeoutMs, maxBytes: largestUploadBytes }),

    /** @throws {SourceError} when the request fails, or the file is larger than an upload may be */
    async readDocument(path: string): Promise<Buffer> {
      const document = documentUrl(host, path)
      if (!document) throw new SourceError(`${path} is not a document of the host`)
      return fetchFromSource(document, { timeoutMs, maxBytes: largestDocumentBytes })
    },
  }
}

function json(body: Buffer, { pathname }: URL): unknown {
  try {
    return parseLimitedJson(body)
  } catch (error) {
    const hasShape = error instanceof Error && !(error instanceof SyntaxError)
    // The message of `JSON.parse` quotes the response.
    const reason = hasShape ? `returned ${error.message}` : 'did not return JSON'
    throw new SourceError(`${pathname} ${reason}`)
  }
}
