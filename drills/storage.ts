/**
 * drills: `npm run drill -- storage`: files in a real bucket, its
 * doors, and what Meridian does while it is away.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Files } from '#server/platform/files/files.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import type { Bucket } from '#server/platform/settings/storage-address.ts'
import { tryMap, tryPlanet, tryUploads } from './bucket-visits.ts'
import type { Drill } from './drill.ts'
import { writeReport } from './report.ts'
import { startProgram } from './start-program.ts'
import { prepareSwift, swiftKeys } from './swift.ts'

const homes = 500
/** What is promised after the storage is back. */
const wellWithinMs = 15_000
const longBytes = 12_000_000

type Finding = { what: string; held: boolean }

export const storage: Drill = async ({ say, closing }) => {
  const swift = await prepareSwift(closing, say)
  await swift.start()
  process.env.AWS_ACCESS_KEY_ID = swiftKeys.id
  process.env.AWS_SECRET_ACCESS_KEY = swiftKeys.secret
  const { endpoint } = swift
  const bucket = { name: 'homes', prefix: 'live/', region: 'us-east-1', endpoint, isPathStyle: true }
  await new S3Client({ region: bucket.region, endpoint, forcePathStyle: true }).send(
    new CreateBucketCommand({ Bucket: bucket.name }),
  )
  const found: Finding[] = []
  const note = (what: string, held: boolean) => {
    found.push({ what, held })
    say(`  ${held ? 'held' : 'NOT HELD'}: ${what}`)
  }
  await tryFiles(createFiles({ bucket }), note)
  await tryDoors(bucket, note)
  await tryPlanet(bucket, note)
  say('  starting a Meridian of its own over the bucket (the pages are built when they are not) …')
  const { origin } = await startProgram(closing, { homes, env: envOver(endpoint) })
  await tryUploads(origin, note)
  await tryMap(origin, note)
  await tryAbsence(origin, { swift, note })
  const held = found.every((one) => one.held)
  await writeReport('storage', reportOf(found, held))
  say('  written: docs/drills.md')
  return held
}

const envOver = (endpoint: string) => ({
  STORAGE_URL: `s3://homes/live?endpoint=${endpoint}&uploads=${endpoint}`,
  MAP_TILES: `s3://homes/live/planet.pmtiles?endpoint=${endpoint}`,
  RATE_LIMITS: 'relaxed',
})

type Note = (what: string, held: boolean) => void

async function tryFiles(files: Files, note: Note): Promise<void> {
  const bytes = Uint8Array.from({ length: longBytes }, (_, at) => at % 251)
  async function* inPieces() {
    for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
  }
  const size = await files.put('drill/long.bin', inPieces())
  const whole = await files.get('drill/long.bin')
  const read = Buffer.from(await new Response(whole?.stream).arrayBuffer())
  note(
    '12 MB of unknown length go in by parts and come out byte for byte',
    size === longBytes && read.equals(bytes),
  )
  const part = await files.get('drill/long.bin', { start: 1_000, end: 1_999 })
  const some = Buffer.from(await new Response(part?.stream).arrayBuffer())
  note('a part of it comes alone', part?.size === longBytes && some.equals(bytes.subarray(1_000, 2_000)))
  await files.remove('drill/long.bin')
  const isGone = (await files.get('drill/long.bin')) === null && (await files.list('drill')).length === 0
  note('what is removed is gone', isGone)
}

async function tryDoors(bucket: Bucket, note: Note): Promise<void> {
  await createFiles({ bucket }).put('drill/secret.txt', Buffer.from('nobody else'))
  const bare = await fetch(`${bucket.endpoint}/${bucket.name}/${bucket.prefix}drill/secret.txt`)
  note(`without a signature nobody reads it (${bare.status})`, bare.status >= 400)
  await trySignedAddress(bucket, note)
  process.env.AWS_SECRET_ACCESS_KEY = 'another'
  const refused = await createFiles({ bucket })
    .get('drill/secret.txt')
    .then(
      () => null,
      (error: Error) => error.name,
    )
  process.env.AWS_SECRET_ACCESS_KEY = swiftKeys.secret
  note(`with another key nobody reads it (${refused})`, refused === 'SignatureDoesNotMatch')
}

/** What a browser is let do by an address: put the bytes that were meant, and no others. */
async function trySignedAddress(bucket: Bucket, note: Note): Promise<void> {
  const files = createFiles({ bucket: { ...bucket, ...(bucket.endpoint && { uploads: bucket.endpoint }) } })
  const bytes = Buffer.from('a part of a picture')
  const sha256 = createHash('sha256').update(bytes).digest('base64')
  const signed = await files.signPut?.('drill/part', { length: bytes.length, sha256 })
  const put = async (body: Buffer, headers: Record<string, string> = signed?.headers ?? {}, path = '') => {
    const answer = await fetch((signed?.url ?? '').replace('/part?', `/part${path}?`), {
      method: 'PUT',
      headers,
      body: new Uint8Array(body),
    })
    return answer.status
  }
  const refused = [
    await put(Buffer.concat([bytes, bytes])),
    await put(bytes, { 'x-amz-checksum-sha256': 'A'.repeat(43) + '=' }),
    await put(bytes, {}, '-of-others'),
  ]
  note(
    `a signed address takes no other length, digest or file (${refused.join(', ')})`,
    refused.every((status) => status === 403) && !(await files.exists('drill/part')),
  )
  const taken = await put(bytes)
  note(
    `and takes what was meant (${taken})`,
    taken === 200 && (await files.size('drill/part')) === bytes.length,
  )
}

type Tools = { swift: Awaited<ReturnType<typeof prepareSwift>>; note: Note }

async function tryAbsence(origin: string, { swift, note }: Tools): Promise<void> {
  const picture = (name: string) => statusOf(`${origin}/og/page/${name}.png`)
  note('Meridian keeps its pictures in the bucket', (await picture('home')) === 200)
  await tryHanging(origin, { swift, note })
  await swift.stop()
  const began = performance.now()
  const [search, page] = await Promise.all([
    statusOf(`${origin}/api/meridian/search?limit=1`),
    statusOf(`${origin}/property-listing`),
  ])
  const ms = Math.round(performance.now() - began)
  note('while the storage is away, searches and pages go on', search === 200 && page === 200 && ms < 5_000)
  const drawn = await Promise.all([picture('home'), picture('register-agent')])
  note(
    `and pictures of links are drawn again (${drawn.join(', ')})`,
    drawn.every((status) => status === 200),
  )
  note('and the program lives', (await statusOf(`${origin}/healthz`)) === 200)
  await swift.start()
  const back = performance.now()
  let isBack = false
  while (!isBack && performance.now() - back < wellWithinMs) {
    isBack = (await picture('home')) === 200
    if (!isBack) await sleep(500)
  }
  const seconds = ((performance.now() - back) / 1_000).toFixed(1)
  note(`when it is back, pictures are, too (${seconds} s later)`, isBack)
}

/** What hangs may hold nobody for long: a browser asks one host for six things at a time. */
async function tryHanging(origin: string, { swift, note }: Tools): Promise<void> {
  swift.hang()
  const began = performance.now()
  const status = await statusOf(`${origin}/media/${'a'.repeat(64)}/320.webp`)
  const seconds = (performance.now() - began) / 1_000
  swift.wake()
  note(
    `while it hangs, whoever waits for a picture is told so (${status} after ${seconds.toFixed(1)} s)`,
    status === 503 && seconds < 10,
  )
}

const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

const reportOf = (found: Finding[], held: boolean): string =>
  `**${held ? 'Held' : 'Not held'}**: OpenStack Swift with its S3 door, ${homes} homes.

${found.map((one) => `- ${one.held ? 'held' : '**not held**'}: ${one.what}`).join('\n')}`
