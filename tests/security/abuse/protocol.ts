import { type BadClass, each, get, long, post } from './requests.ts'

const rejectedByParser = [400] as const

/** Requests that no browser would send: malformed request lines, headers and bodies. */
export const protocolRequests: readonly BadClass[] = [
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
    ['FOO', get('/', [], 'FOO'), ...rejectedByParser],
    ['get in small letters', get('/', [], 'get'), ...rejectedByParser],
    ['a method of 4,000 letters', get('/', [], 'G'.repeat(4000)), ...rejectedByParser],
    ['none', ' / HTTP/1.1\r\nHost: x\r\n\r\n', ...rejectedByParser],
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
      400,
    ],
    [
      'a sign-in',
      'GET http://a:b@evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['an asterisk', get('*', [], 'OPTIONS'), 400],
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
      [
        'a chunk that is longer than announced',
        'Transfer-Encoding: chunked',
        '1\r\nabc\r\n0\r\n\r\n',
      ],
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
    ['only line ends', '\r\n\r\n\r\n\r\n', 408, 400, null],
  ]),
]
