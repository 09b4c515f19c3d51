import { inLocale, type Localized } from '@niaga/contract/locale'
import { localeFromPath } from '../app/i18n/locale-address.ts'
import { localeRegistry } from '../app/i18n/locale-registry.ts'

/** Why a request is rejected, in the visitor's language; nothing here reveals how the site is made. */
const reasons = {
  400: {
    id: 'Permintaan ini tidak dapat dibaca.',
    en: 'This request cannot be read.',
    zh: '无法读取此请求。',
  },
  403: {
    id: 'Formulir ini dikirim dari situs lain.',
    en: 'This form was sent by another site.',
    zh: '此表单来自其他网站。',
  },
  404: { id: 'Berkas ini tidak ada.', en: 'There is no such file.', zh: '没有此文件。' },
  405: {
    id: 'Halaman ini hanya dapat dibaca.',
    en: 'This page can only be read.',
    zh: '此页面只能读取。',
  },
  408: {
    id: 'Permintaan ini datang terlalu lambat.',
    en: 'This request came too slowly.',
    zh: '请求发送过慢。',
  },
  411: {
    id: 'Panjang kiriman ini tidak disebut.',
    en: 'The length of what was sent is not stated.',
    zh: '未说明所发送内容的长度。',
  },
  413: {
    id: 'Kiriman ini terlalu besar. Kembali ke halaman tadi: isi formulir biasanya masih ada. Kurangi atau perkecil berkasnya (total 10 MB).',
    en: 'What was sent is too large. Go back to the page before: the form usually still has what you wrote. Send fewer or smaller files (10 MB in total).',
    zh: '发送的内容过大。请返回上一页：表单通常仍保留您填写的内容。请减少或缩小文件（合计 10 MB）。',
  },
  414: { id: 'Alamat ini terlalu panjang.', en: 'This address is too long.', zh: '此地址过长。' },
  415: {
    id: 'Kiriman ini bukan formulir.',
    en: 'What was sent is not a form.',
    zh: '发送的内容不是表单。',
  },
  429: {
    id: 'Terlalu banyak permintaan. Coba beberapa saat lagi.',
    en: 'Too many requests. Try again shortly.',
    zh: '请求过多，请稍后再试。',
  },
  431: {
    id: 'Kepala permintaan ini terlalu besar.',
    en: 'The headers are too large.',
    zh: '请求头过大。',
  },
  503: {
    id: 'Berkas ini tidak dapat diambil saat ini. Coba beberapa saat lagi.',
    en: 'This file cannot be fetched at the moment. Try again shortly.',
    zh: '目前无法获取此文件，请稍后再试。',
  },
  500: { id: 'Terjadi kesalahan.', en: 'An error occurred.', zh: '发生错误。' },
} as const satisfies Record<number, Localized<string>>

export type ErrorStatus = keyof typeof reasons

export const errorPageType = 'text/html; charset=utf-8'

/** Returns a self-contained page of one sentence. */
export function errorPage(status: ErrorStatus, pathname: string): string {
  const locale = localeFromPath(pathname)
  const text = inLocale<string>(reasons[status], locale)
  return `<!doctype html><html lang="${localeRegistry[locale].hrefLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1>\n`
}

/** Returns an error page without navigation and footer, for requests that no browser sends by itself. */
export function errorResponse(
  status: ErrorStatus,
  pathname: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(errorPage(status, pathname), {
    status,
    headers: { 'Content-Type': errorPageType, 'Cache-Control': 'no-store', ...headers },
  })
}
