import { type BadClass, each, form, get, long, post } from './requests.ts'

/** Forms as bots, other sites and careless proxies send them. */
export const formRequests: readonly BadClass[] = [
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
      '70 KB announced, less sent',
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
    ['a null in the name', form({ name: 'a\u0000b' }), 200],
    ['nothing but control characters', form({ message: '\u0000\u001b\u202e' }), 422],
    ['an escape sequence', form({ message: '\u001b[2J\u009b1A' }), 200],
    ...['kim@kepco', 'a..b@x.com', 'kim@x.c', 'a@1.2.3.4'].map(
      (email) => [`the email ${email}`, form({ email }), 200] as const,
    ),
    ...['kim@-x.com', 'kim@x..com', 'kim@x.com.', '"a b"@x.com', 'kïm@x.com'].map(
      (email) => [`the email ${email}`, form({ email }), 422] as const,
    ),
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
    ['the origin null', post('a=b', ['Origin: null', 'Sec-Fetch-Site: cross-site']), 403],
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
