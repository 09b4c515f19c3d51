import { list, object } from './content-host.ts'

/** Content of the screens about the company and the blog, in longer lists than they show. */

const numbers = [1, 2, 3, 4] as const

export const people = numbers.map((id) => ({
  id,
  name: `Orang Uji ${id}`,
  position: `Jabatan ${id}`,
  photo_url: null as string | null,
}))

export const places = numbers.map((id) => ({
  id,
  location: `Tempat Uji ${id}`,
  description: `Keterangan tempat ${id}.`,
  image: null as string | null,
}))

export const galleries = numbers.map((id) => ({
  id,
  title: `Gambar Uji ${id}`,
  description: `Keterangan gambar ${id}.`,
  image: null as string | null,
}))

export function post(id: number, title = `Artikel ${id}`) {
  return {
    id,
    title,
    image: null as string | null,
    category: null as string | null,
    published_date: null as string | null,
  }
}

/** Thirty posts on three pages. The last post has a different title, for searches. */
export const posts = [
  {
    ...post(1),
    category: 'Logam',
    published_date: '2025-02-14T18:30:00Z',
  },
  ...Array.from({ length: 28 }, (_, index) => post(index + 2)),
  post(30, 'Kadar Besi Kafé di Kapal'),
]

/** A body that a hostile or careless host might send. */
const body = `
  <h1>Bab pertama</h1><p onclick="window.hit = 1" style="color: red">Isi <b>tebal</b>.</p>
  <script>window.hit = 2</script><img src="/storage/uji.png" alt="" onerror="window.hit = 3"><svg onload="window.hit = 4"></svg>
  <iframe src="javascript:window.hit = 5"></iframe><style>body { display: none }</style>
  <p><a href="javascript:window.hit = 6">Tautan jahat</a> <a href="https://luar.example/">Tautan luar</a>
  <a href="/kontak">Tautan dalam</a></p><h2>Bagian</h2><ul><li>Butir</li></ul><blockquote>Kutipan</blockquote>
  <table><tr>${'<th>Parameter panjang</th>'.repeat(12)}</tr><tr>${'<td>4200</td>'.repeat(12)}</tr></table>
  <p><img src="/storage/isi.png" alt="Gambar isi" width="640" height="320"></p>`

export const postDetail = { ...posts[0], content: body }

export const pageResponses = {
  '/api/managements': list(people),
  '/api/mining-locations': list(places),
  '/api/galleries': list(galleries),
  '/api/blogs': list(posts),
  '/api/blogs/1': object(postDetail),
  '/api/blogs/2': object({ ...posts[1], content: '<p>Isi artikel dua.</p>' }),
}
