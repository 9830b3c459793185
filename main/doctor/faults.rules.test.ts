/** doctor: what a failure is told as, and that each comes with its own thing to do. */
import { expect, test } from 'vitest'
import { adviceFor, faultOf } from './faults.rules.ts'

const coded = (code: string, message: string) => Object.assign(new Error(message), { code })
const named = (name: string, httpStatusCode: number, message = 'words') =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } })

test.each([
  [
    'the first of several tries',
    new AggregateError([coded('ECONNREFUSED', 'connect')]),
    'ECONNREFUSED',
    'connect',
  ],
  [
    'what is behind a fetch',
    new Error('fetch failed', { cause: coded('ENOTFOUND', 'no host') }),
    'ENOTFOUND',
    'no host',
  ],
  [
    'what OpenSSL means',
    Object.assign(coded('ERR_SSL_WRONG_VERSION_NUMBER', '40:error:0A:SSL'), {
      reason: 'wrong version number',
    }),
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'wrong version number',
  ],
  ['a refusal without a body', named('403', 403, 'UnknownError'), '403 403', 'it answers 403'],
  ['a plain error', new Error('gave no answer'), '', 'gave no answer'],
  ['what is no error', 'gone', '', 'gone'],
])('%s is told', (_, error, code, says) => {
  expect(faultOf(error)).toEqual({ code, says })
})

test.each([
  ['database', coded('28P01', 'password authentication failed'), /user and password in DATABASE_URL.*psql/],
  ['database', coded('3D000', 'no database'), /createdb/],
  ['database', coded('ECONNREFUSED', 'connect'), /Start PostgreSQL.*pg_isready/],
  ['database', coded('ENOTFOUND', 'getaddrinfo'), /host in DATABASE_URL.*getent hosts/],
  ['database', coded('53300', 'too many clients'), /max_connections/],
  ['database', coded('57P03', 'starting up'), /wait a minute/],
  ['jobs', coded('42P01', 'relation "mails" does not exist'), /npm run migrate/],
  ['storage', named('InvalidAccessKeyId', 403), /AWS_SECRET_ACCESS_KEY to a key of this storage/],
  ['storage', named('SignatureDoesNotMatch', 403), /AWS_SECRET_ACCESS_KEY to a key of this storage/],
  ['audit', named('AccessDenied', 403), /get-bucket-policy/],
  ['storage', named('NoSuchBucket', 404), /aws s3 mb/],
  ['storage', coded('ENOSPC', 'no space left'), /df -h/],
  ['storage', coded('EACCES', 'permission denied'), /chown/],
  ['storage', coded('ECONNREFUSED', 'connect'), /endpoint in STORAGE_URL: curl/],
  ['mail', coded('EAUTH', 'Invalid login: 535'), /%40/],
  ['mail', coded('ESOCKET', 'wrong version number'), /smtps:\/\/ for port 465/],
  ['mail', coded('ESOCKET', 'connect ECONNREFUSED'), /nc -vz/],
  ['address', coded('ECONNREFUSED', 'connect'), /npm run web.*curl -v/],
  ['certificate', coded('ERR_SSL_WRONG_VERSION_NUMBER', 'x'), /speaks no TLS/],
  ['address', coded('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), /whole chain.*openssl/],
])('%s: %s', (what, error, advice) => {
  expect(adviceFor(what, faultOf(error))).toMatch(advice)
})
