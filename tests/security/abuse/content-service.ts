import { type BadClass, each, get, long, paths, post } from './requests.ts'

const json = ['Content-Type: application/json']
const good = { name: 'Sari', email: 'sari@pembeli.example', message: 'Timah' }

function message(body: unknown, headers: readonly string[] = json): Buffer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return post(text, headers, '/api/send-contact')
}

function toAdmin(path: string, body: string, headers: readonly string[] = json): Buffer {
  return post(body, headers, `/cms/api${path}`)
}

/** Returns the request of Payload's list after dragging a row. */
function drag(target: object): string {
  const row = { collectionSlug: 'products', docsToMove: [1], orderableFieldName: '_order' }
  return JSON.stringify({ ...row, newKeyWillBe: 'greater', target })
}

/** Returns a request with a Content-Length and no body. */
function announce(
  path: string,
  type: string,
  bytes: number,
  headers: readonly string[] = [],
): string {
  return get(path, [`Content-Type: ${type}`, `Content-Length: ${bytes}`, ...headers], 'POST')
}

const multipart = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'
const asQuery = ['X-Payload-HTTP-Method-Override: GET']
/** A path behind each gate; a resolver may normalise one of `walks` plus the path to it. */
const guarded = [
  '/cms/api/users/login',
  '/cms/api/media',
  '/admin/login',
  '/_next/image',
  '/api/send-contact',
  '/storage/a.png',
]
const walks = [
  '/.',
  '/x/..',
  '/%2e',
  '/x/%2e%2e',
  '/x/.%2E',
  '/x/..%5c',
  '/x%2f..',
  '/_next/..',
  '/api/..',
  '//x',
  '/',
]

/** Bad requests to the content service: its public interface, its pictures and its admin. */
export const contentRequests: readonly BadClass[] = [
  each('calls by a wrong method', [
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(
      (method) => [method, get('/api/home', [], method), 405] as const,
    ),
    ['TRACE', get('/api/home', [], 'TRACE'), 405],
    ['get of the form', get('/api/send-contact'), 405],
    ['put to the form', get('/api/send-contact', [], 'PUT'), 405],
    ['CONNECT', get('contoh.example:443', [], 'CONNECT'), null, 400, 405],
  ]),
  paths('calls with wrong parameters', [
    ['/api/home?lang=fr', 400],
    ['/api/home?lang=', 400],
    ['/api/home?lang=id&lang=en', 200, 400],
    ['/api/home?lang[]=id', 200, 400],
    ['/api/home?lang=%00', 400],
    ["/api/products?language=id'--", 400],
    ['/api/blogs?page=-1', 400],
    ['/api/blogs?page=1e9', 400],
    ['/api/blogs?page=999999999', 200],
    ['/api/blogs?per_page=101', 400],
    ['/api/blogs?per_page=NaN', 400],
    [`/api/blogs?page=${'9'.repeat(400)}`, 400],
    [`/api/home?${'a=1&'.repeat(1100)}`, 414],
    [`/api/home?lang=${long(9000)}`, 414],
  ]),
  paths('items that are none', [
    ['/api/products/0', 404],
    ['/api/products/-1', 404],
    ['/api/products/1.5', 404],
    ['/api/products/1e3', 404],
    ['/api/products/99999999999999999999', 404],
    ['/api/products/__proto__', 404],
    ["/api/products/1'%20OR%20'1'='1", 404],
    ['/api/blogs/1%00', 400],
    ['/api/blogs/%ff', 400],
    ['/api/../cms/api/users', 400],
    ['/api/', 404, 308],
    ['/api//home', 404, 308],
    ['/API/home', 404],
    ['/api/home/', 404, 308],
    ['/api/home%2f..%2f..%2fetc%2fpasswd', 400],
  ]),
  each('messages that are none', [
    ['nothing', message(''), 400],
    ['half an object', message('{"name":'), 400],
    ['a list', message([]), 422],
    ['a number', message('7'), 422],
    ['null', message('null'), 422],
    ['deep nesting', message('['.repeat(30_000)), 400],
    ['deep and closed', message(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 422],
    ['names of objects', message('{"__proto__":{"name":"x"},"constructor":1}'), 422],
    ['numbers for texts', message({ ...good, name: 7 }), 422],
    ['a list for a text', message({ ...good, message: ['a'] }), 422],
    ['no email', message({ ...good, email: '' }), 422],
    ['an email of two', message({ ...good, email: 'a@b.example,c@d.example' }), 422],
    [
      'an email with a line end',
      message({ ...good, email: 'a@b.example\r\nBcc: c@d.example' }),
      422,
    ],
    ['a long name', message({ ...good, name: long(201) }), 422],
    ['a long message', message({ ...good, message: long(5001) }), 422],
    ['over 64 KB', message({ ...good, message: long(70_000) }), 413],
    ['a form', message('name=Sari', ['Content-Type: application/x-www-form-urlencoded']), 415],
    ['text', message('{}', ['Content-Type: text/plain']), 415],
    [
      'UTF-16',
      message('{}', ['Content-Type: application/json; charset=utf-16']),
      201,
      400,
      415,
      422,
    ],
    ['not UTF-8', post(Buffer.from('{"name":"\xff"}', 'latin1'), json, '/api/send-contact'), 400],
    ['another status', message({ ...good, status: 'quoted', id: 1 }), 201],
    ['a long key', message(good, [...json, `Idempotency-Key: ${long(9000)}`]), 201, 400, 422],
    ['a claim of an address', message(good, [...json, 'X-Forwarded-For: 1.1.1.1, x']), 201],
  ]),
  each('messages of odd texts', [
    ...Object.entries({
      'CRLF in the name': { name: 'Sari\r\nBcc: a@b.example' },
      'right to left': { name: '\u202eirasS', message: 'مرحبا' },
      emoji: { name: '👩‍👩‍👧‍👦', message: '😀'.repeat(500) },
      markup: { message: '<script>alert(1)</script>' },
      'a quote for SQL': { name: "'; DROP TABLE messages; --" },
      'a formula': { name: '=HYPERLINK("https://evil.example")' },
    }).map(([name, change]) => [name, message({ ...good, ...change }), 201] as const),
    ['a null', message({ ...good, name: 'a\u0000b' }), 201, 422],
    [
      'a lone surrogate',
      message(`{"name":"\\ud800","email":"a@b.example","message":"c"}`),
      201,
      422,
    ],
  ]),
  paths('pictures that are none', [
    ['/storage/', 404, 308],
    ['/storage/tidak-ada.webp', 404],
    ['/storage/../content.db', 400],
    ['/storage/..%2fcontent.db', 400],
    ['/storage/%2e%2e%2fpayload-secret', 400],
    ['/storage/..%5cpayload-secret', 400],
    ['/storage/a.webp%00.png', 400],
    ['/storage/.htaccess', 404],
    ['/storage/a/b.webp', 404],
    [`/storage/${long(400)}.webp`, 404],
    ['/storage/a.svg', 404],
    ['/storage/CON.png', 404],
  ]),
  each('guesses at the admin', [
    ['users', get('/cms/api/users'), 403],
    ['messages', get('/cms/api/messages'), 403],
    ['a search', get('/cms/api/desk/search?q=a'), 403],
    ['the translations of a document', get('/cms/api/desk/translations?slug=products&id=1'), 403],
    ['a test mail', toAdmin('/test-mail', ''), 403],
    ['jobs', get('/cms/api/payload-jobs'), 404],
    ['a run of jobs', get('/cms/api/payload-jobs/run'), 404],
    ['leases', get('/cms/api/leases'), 403],
    ['a spreadsheet', get('/cms/api/spreadsheets/grades/export'), 403],
    ['rows of a spreadsheet', toAdmin('/spreadsheets/units/rows', '{"rows":[]}'), 403],
    ['a collection that is none', get('/cms/api/secrets'), 404],
    // Dragging is disabled (docs/decisions/035-order-by-a-number.md).
    ['a new order', toAdmin('/reorder', drag({ id: 1, key: 'a0' })), 404],
    ['a first order', toAdmin('/reorder', drag({})), 404],
    ['an order that is none', toAdmin('/reorder', 'null'), 404],
    ['graphql', toAdmin('/graphql', '{"query":"{__schema{types{name}}}"}'), 404],
    ['the playground', get('/cms/api/graphql-playground'), 404],
    ['registration', toAdmin('/users/first-register', '{"email":"a@b.example"}'), 403],
    [
      'an account',
      toAdmin('/users', '{"email":"a@b.example","password":"sandi-yang-panjang"}'),
      403,
    ],
    ['a sign-in without fields', toAdmin('/users/login', '{}'), 400, 401],
    [
      'a sign-in of objects',
      toAdmin('/users/login', '{"email":{"$ne":""},"password":{"$ne":""}}'),
      400,
      401,
    ],
    ['a sign-in that is no JSON', toAdmin('/users/login', '{'), 400],
    [
      'a forged token',
      get('/cms/api/users/me', ['Authorization: JWT eyJhbGciOiJub25lIn0.e30.']),
      200,
    ],
    ['a forged cookie', get('/cms/api/messages', ['Cookie: payload-token=a.b.c']), 403],
    ['a query by fields', get('/cms/api/users?where[password][exists]=true'), 403],
    ['a deep query', get(`/cms/api/blog-posts?${'where[or][0]'.repeat(60)}[a]=1`), 400, 403],
    ['a reset with nothing', toAdmin('/users/reset-password', '{}'), 400, 403, 404],
    [
      'a reset by a guess',
      toAdmin('/users/reset-password', '{"token":"x","password":"sandi-yang-panjang"}'),
      403,
    ],
    [
      'an upload',
      toAdmin('/media', 'x', ['Content-Type: multipart/form-data; boundary=x']),
      400,
      403,
    ],
    ['a change that is too large', announce('/cms/api/users', 'application/json', 13_000_000), 413],
    [
      'a server action',
      post('[]', ['Next-Action: x', 'Content-Type: text/plain'], '/admin/login'),
      400,
      404,
    ],
    ['a page that is none', get('/admin/collections/secrets'), 200, 307, 404],
    ['an optimiser of pictures', get('/_next/image?url=http://evil.example/a.png&w=64&q=75'), 404],
    ['an optimiser of our pictures', get('/_next/image?url=%2Fstorage%2Fa.png&w=3840&q=75'), 404],
    ['migrations', get('/cms/api/payload-migrations'), 404],
    ['a file of the build', get('/_next/static/../../../package.json'), 400],
  ]),
  each('guesses at the desk', [
    ...['search', 'link-targets', 'link', 'translations'].map(
      (name) => [`desk/${name}`, get(`/cms/api/desk/${name}?q=a`), 403] as const,
    ),
    ...['find', 'export', 'delete'].map(
      (name) =>
        [
          `personal-data/${name}`,
          toAdmin(`/personal-data/${name}`, '{"email":"sari@pembeli.example"}'),
          403,
        ] as const,
    ),
    ...['thread', 'composing', 'files/1'].map(
      (name) => [`a message's ${name}`, get(`/cms/api/messages/1/${name}`), 403] as const,
    ),
    ['an answer', toAdmin('/messages/1/replies', '{"text":"x"}'), 403],
    ['an answer again', toAdmin('/messages/1/replies/1/again', '{}'), 403],
    ['a stage', toAdmin('/messages/1/move', '{"status":"won"}'), 403],
    [
      'a file for an answer',
      toAdmin('/messages/1/files', 'x', [`Content-Type: ${multipart}`]),
      400,
      403,
    ],
    ['files of messages', get('/cms/api/message-files'), 403],
    ['the audit log', get('/cms/api/audit-events'), 403, 404],
    ['an export of messages', get('/cms/api/messages/export'), 403],
    ['a preview without a token', get('/api/preview'), 404],
    ['a preview with a guess', get('/api/preview', ['X-Preview-Token: a.b.c']), 404],
    ['another factor', toAdmin('/users/1/second-factor/remove', '{}'), 403],
    ['versions of a draft', get('/cms/api/products/versions'), 403],
    ['drafts', get('/cms/api/products?draft=true'), 403],
    ['the bin', get('/cms/api/products?trash=true'), 403],
    ['a document in the bin', get('/cms/api/products/1?trash=true&draft=true'), 403],
  ]),
  each('shapes of smuggling', [
    ...[
      ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
      ['two lengths', 'Content-Length: 1\r\nContent-Length: 2', 'ab'],
      ['an unknown coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
      ['a negative length', 'Content-Length: -1', ''],
      ['a chunk that is no number', 'Transfer-Encoding: chunked', 'zz\r\nabc\r\n0\r\n\r\n'],
      ['a bare line feed', 'A: 1\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ].map(
      ([name = '', headers = '', body = '']) =>
        [
          name,
          `POST /api/send-contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`,
          400,
        ] as const,
    ),
    ['two hosts', 'GET /api/home HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET /api/home HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['half the headers', 'GET /api/home HTTP/1.1\r\nHost: a\r\nA:', 408],
    ['20 KB of headers', get('/api/home', [`A: ${long(20_000)}`]), 431],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', 400],
  ]),
  each(
    'paths that are walked to',
    guarded.flatMap((path) =>
      walks.map((walk) => [walk + path, post('{}', json, walk + path), 400] as const),
    ),
  ),
  each('bodies by size, type and path', [
    ...[
      ['/cms/api/users/login', 'application/json', 16_385],
      ['/cms/api/users/login', multipart, 16_385],
      ['/cms/api/users/%6cogin', 'application/json', 16_385],
      ['/cms/api/users/forgot-password', 'application/json', 16_385],
      ['/cms/api/users/1/second-factor/remove', 'application/json', 16_385],
      ['/cms/api/products', 'application/json', 1_000_001],
      ['/cms/api/products', multipart, 1_000_001],
      ['/cms/api/products', urlencoded, 65_537],
      ['/cms/api/media', multipart, 12_000_001],
      ['/cms/api/media', 'application/json', 1_000_001],
      ['/cms/api/media', 'text/plain', 1_000_001],
      ['/cms/api/media/1/x', multipart, 1_000_001],
      ['/cms/api/Media', multipart, 12_000_001],
      ['/admin/login', 'text/plain', 1_000_001],
      ['/api/send-contact', 'application/json', 65_537],
      ['/api/home', 'application/json', 65_537],
      ['/storage/a.png', multipart, 65_537],
      ['/tidak-ada', 'application/json', 65_537],
    ].map(
      ([path, type, bytes]) =>
        [
          `${bytes} of ${type} to ${path}`,
          announce(`${path}`, `${type}`, Number(bytes)),
          413,
        ] as const,
    ),
    ['a query of 66 KB', announce('/cms/api/media', multipart, 65_537, asQuery), 413],
    [
      'a query of 66 KB, by the other name',
      announce('/cms/api/products', 'application/json', 65_537, ['X-HTTP-Method-Override: GET']),
      413,
    ],
    [
      'a query of 64 KB',
      post('a&'.repeat(32_000), [`Content-Type: ${urlencoded}`, ...asQuery], '/cms/api/messages'),
      403,
    ],
    [
      'a form of 10 MB without its end',
      post(`--x\r\n${long(10_000_000)}`, [`Content-Type: ${multipart}`], '/cms/api/media'),
      400,
      403,
    ],
    [
      'fields of 1 MB as an upload',
      post(
        Array.from(
          { length: 11 },
          () =>
            `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n[${'{},'.repeat(340_000)}{}]\r\n`,
        ).join(''),
        [`Content-Type: ${multipart}`],
        '/cms/api/media',
      ),
      400,
      403,
      413,
    ],
    ['pieces', get('/cms/api/users/login', [...json, 'Transfer-Encoding: chunked'], 'POST'), 411],
    [
      'pieces to the media',
      get('/cms/api/media', [`Content-Type: ${multipart}`, 'Transfer-Encoding: chunked'], 'POST'),
      411,
    ],
    ['8 MB of objects', post(`[${'{},'.repeat(2_700_000)}{}]`, json, '/cms/api/users/login'), 413],
  ]),
  each('changes by other sites', [
    ...['/cms/api/users/login', '/cms/api/users/logout', '/admin/login', '/cms/api/media'].flatMap(
      (path) => [
        [
          `${path} from a foreign origin`,
          post('{}', [...json, 'Origin: https://evil.example'], path),
          403,
        ] as const,
        [`${path} from the origin null`, post('{}', [...json, 'Origin: null'], path), 403] as const,
        [
          `${path} from a hidden one`,
          post('{}', [...json, 'Sec-Fetch-Site: cross-site'], path),
          403,
        ] as const,
        [
          `${path} from a neighbour`,
          post('{}', [...json, 'Sec-Fetch-Site: same-site'], path),
          403,
        ] as const,
      ],
    ),
  ]),
  each('upgrades', [
    ...['/_next/webpack-hmr', '/', '/admin', '/cms/api/users'].map(
      (path) =>
        [
          path,
          get(path, [
            'Upgrade: websocket',
            'Sec-WebSocket-Key: x',
            'Sec-WebSocket-Version: 13',
          ]).replace('Connection: close', 'Connection: Upgrade'),
          200,
          307,
          403,
          404,
        ] as const,
    ),
  ]),
]
