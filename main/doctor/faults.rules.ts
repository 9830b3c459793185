/** doctor: from what a server, a disk or the way to them answered to what an operator does about it. Pure. */

/** `code`: of PostgreSQL, Node, nodemailer or S3, as far as one was given; `says`: a sentence for people. */
export type Fault = { code: string; says: string }

/**
 * Codes lie in causes and among the errors of several tries; OpenSSL has its words beside a dump of its own.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { code: '', says: String(error) }
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return faultOf(inner)
  const { code, name, reason, $metadata, message } = error as Error & Told
  const says = reason ?? (message === '' || message === 'UnknownError' ? refusalOf($metadata, name) : message)
  // S3 has its code as the name; where the answer had no body there is the status only.
  return { code: code ?? (name === 'Error' ? '' : `${name} ${$metadata?.httpStatusCode ?? ''}`.trim()), says }
}

type Told = { code?: string; reason?: string; $metadata?: { httpStatusCode?: number } }

const refusalOf = (metadata: Told['$metadata'], name: string): string =>
  metadata?.httpStatusCode ? `it answers ${metadata.httpStatusCode}` : name

/** What to do, by the first pattern that the code, or else the sentence, fits; the last one fits all. */
type Advices = readonly (readonly [fits: RegExp, advice: string])[]

const unknownHost = /ENOTFOUND|EAI_AGAIN|EDNS/
const all = /^/

const database: Advices = [
  [
    /^28/,
    'Correct user and password in DATABASE_URL until psql "$DATABASE_URL" -c "select 1" answers, then start Meridian again.',
  ],
  [
    /^3D000/,
    'Correct the name at the end of DATABASE_URL, or make that database with createdb and then npm run migrate.',
  ],
  [/^(42P01|42703|42883|3F000)/, 'The schema is not that of this version: npm run migrate.'],
  [
    /^42501/,
    'Give the user of DATABASE_URL its database: alter database … owner to …, as a superuser in psql.',
  ],
  [
    /^53300/,
    'See who has the connections (select application_name, count(*) from pg_stat_activity group by 1), then alter system set max_connections = 200 and restart PostgreSQL.',
  ],
  [/^53100/, 'The disk of the database is full: df -h on its machine, then make room or a larger disk.'],
  [
    /^57P/,
    'PostgreSQL is starting or stopping: wait a minute, npm run doctor again, and else read its own log.',
  ],
  [unknownHost, 'Correct the host in DATABASE_URL, or its name: getent hosts says what this machine finds.'],
  [
    all,
    'Start PostgreSQL, or correct host and port in DATABASE_URL, until pg_isready -d "$DATABASE_URL" says that it accepts connections.',
  ],
]

const storage: Advices = [
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|CredentialsProviderError/,
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key of this storage (aws s3 ls with the same two shows whether it works), then start Meridian again.',
  ],
  [
    /AccessDenied|Forbidden|\b403\b/,
    'Let the key of AWS_ACCESS_KEY_ID list the bucket, and get, put and delete what is in it: aws s3api get-bucket-policy shows what it may.',
  ],
  [
    /NoSuchBucket|\b404\b/,
    'Correct the name of the bucket in STORAGE_URL, or make it with aws s3 mb s3://….',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'Let the user that runs Meridian write the folder of STORAGE_URL: chown -R that user, and no read-only mount.',
  ],
  [/ENOSPC|EDQUOT/, 'Make room on the disk of STORAGE_URL: df -h says how full it is.'],
  [
    /ENOENT|ENOTDIR|EEXIST/,
    'Correct the folder in STORAGE_URL, or mount what it lies on: ls -ld says what this machine has there.',
  ],
  [
    unknownHost,
    'Correct the endpoint in STORAGE_URL, or its name: getent hosts says what this machine finds.',
  ],
  [all, 'Start the storage, or correct the endpoint in STORAGE_URL: curl -I shows whether it answers.'],
]

const mail: Advices = [
  [
    /EAUTH|EOAUTH2/,
    'Correct user and password in SMTP_URL (an @ in them is written %40), then start Meridian again.',
  ],
  [unknownHost, 'Correct the host in SMTP_URL, or its name: getent hosts says what this machine finds.'],
  [
    /ETLS|ERR_SSL|wrong version|certificate/,
    'Write smtps:// for port 465 and smtp:// for 587 or 25 in SMTP_URL; openssl s_client -starttls smtp -connect shows the certificate.',
  ],
  [
    all,
    'Start the mail server, open the way to it, or correct host and port in SMTP_URL: nc -vz shows whether they answer.',
  ],
]

const address: Advices = [
  [unknownHost, 'Correct the host in PUBLIC_URL, or its name: getent hosts says what this machine finds.'],
  [
    /wrong version|ERR_SSL/,
    'What answers there speaks no TLS: let the proxy in front end TLS on that port, or write http:// in PUBLIC_URL.',
  ],
  [
    /certificate|self.signed|CERT_|ALTNAME/i,
    'Serve a certificate of that name with its whole chain: openssl s_client -connect shows what is served now.',
  ],
  [
    all,
    'Start Meridian (npm start, npm run web) or the proxy in front, or correct PUBLIC_URL: curl -v shows how far a request comes.',
  ],
]

const advices: Readonly<Record<string, Advices>> = {
  storage,
  audit: storage,
  mail,
  address,
  certificate: address,
}

/** `what`: the check that failed. Those that are not named here all ask the database. */
export function adviceFor(what: string, { code, says }: Fault): string {
  const known = advices[what] ?? database
  const fitting = known.find(([fits]) => fits.test(code)) ?? [all, '']
  // A code that says nothing is helped by the sentence.
  const bySentence = fitting[0] === all ? known.find(([fits]) => fits.test(says)) : undefined
  return (bySentence ?? fitting)[1]
}
