import { signatureHeaders, signMessage } from '../../../server-kit/src/signed-message.ts'
import { type BadClass, each, get, long, post } from './requests.ts'

const json = 'Content-Type: application/json'
const text = ['Content-Type: text/plain;charset=UTF-8']

const batch = JSON.stringify({
  batch: '0b0fd5a4-52d6-4f56-a3f1-2f1f4c9d7e11',
  visits: [{ day: '2026-11-25', kind: 'page', name: '/', language: 'id', total: 1 }],
})

function sums(body: string, headers: readonly string[] = []): Buffer {
  return post(body, [json, ...headers], '/api/visits')
}

function signed(body: string, secret: string, ms = Date.now()): string[] {
  const headers = signatureHeaders(signMessage(body, secret, ms))
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}

function view(body: string | Buffer, headers: readonly string[] = []): Buffer {
  return post(body, [...text, ...headers], '/-/view')
}

/** Visitor counts that none of our sites has sent. */
export const visitRequests: readonly BadClass[] = [
  each('sums of visits', [
    ['without a signature', sums(batch), 401],
    ['of nothing', sums(''), 401],
    ['with a signature of nothing', sums(batch, ['X-Niaga-Signature: sha256=']), 401],
    ['signed by a stranger', sums(batch, signed(batch, long(32))), 401],
    ['signed without a secret', sums(batch, signed(batch, '')), 401],
    ['of deep nesting', sums('['.repeat(30_000)), 401],
    ['of names of objects', sums('{"__proto__":{"batch":1}}'), 401],
    ['of 100 KB', sums(long(100_000)), 413],
    ['that announce 10 MB', get('/api/visits', [json, 'Content-Length: 10000000'], 'POST'), 413],
    ['read', get('/api/visits'), 405],
    ['deleted', get('/api/visits', [], 'DELETE'), 405],
    ['under another path', get('/api/visits/1'), 404],
    ['from the admin', get('/cms/api/visits'), 403],
    ['exported', get('/cms/api/visits/export'), 403],
    ['written in the admin', post(batch, [json], '/cms/api/visits'), 403],
    ['the batches', get('/cms/api/visit-batches'), 403],
  ]),
]

/** Views that no page of the site has reported. */
export const viewRequests: readonly BadClass[] = [
  each('views of pages', [
    ['of nothing', view(''), 400],
    ['of another site', view('https://evil.example/'), 400],
    ['of another site, in short', view('//evil.example/'), 400],
    ['with a query', view('/produk?nama=Sari'), 400],
    ['with a backslash', view('/\\evil.example'), 400],
    ['with a null', view('/produk\u0000'), 400],
    ['with a line break', view('/produk\r\nX-A: b'), 400],
    ['that cannot be decoded', view('/%ff'), 400],
    ['not UTF-8', view(Buffer.from([0x2f, 0xff])), 204, 400],
    ['of a folder above', view('/../etc/passwd'), 400],
    ['of what is every object’s', view('/__proto__'), 204],
    ['of no page', view('/tidak-ada'), 204],
    ['of 4 KB', view(`/${long(4000)}`), 413],
    ['that announces 10 MB', get('/-/view', [...text, 'Content-Length: 10000000'], 'POST'), 413],
    ['from another site', view('/produk', ['Sec-Fetch-Site: cross-site']), 403],
    ['read', get('/-/view'), 404],
  ]),
]
