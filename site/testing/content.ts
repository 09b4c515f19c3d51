import { type Reply, sendJson } from './host.ts'

const lists = ['products', 'tools', 'businesses']

/** A content host with a company's name and a hero, in both languages. */
export const smallContent: Reply = ({ method, path }, response) => {
  const { pathname, searchParams } = new URL(path, 'http://host')
  const call = pathname.replace('/api/', '')
  const settings = [
    {
      key: 'company_name',
      value: 'PT Contoh',
      translations: [{ locale: 'en', value: 'Contoh Ltd' }],
    },
  ]
  const title = searchParams.get('lang') === 'en' ? 'Welcome' : 'Selamat datang'
  const sections = [{ order: 1, translations: [{ locale: 'id', content: { title } }] }]
  if (method === 'POST') sendJson(response, { data: { id: 1 } }, 201)
  else if (lists.includes(call)) sendJson(response, { data: { data: [], total: 0 } })
  else if (call === 'contact') sendJson(response, { data: { settings, footers: [] } })
  else if (call === 'home') {
    sendJson(response, { data: { settings, menus: [], footers: [], sections, latest_news: [] } })
  } else sendJson(response, {}, 404)
}
