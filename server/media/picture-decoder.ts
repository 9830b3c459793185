/**
 * media: the program of the process in which pictures are decoded: it
 * holds no secrets and may be killed at any time.
 */
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { refusedWords } from './refused-words.ts'
import { createWorkMeter } from './work-meter.rules.ts'
import type {
  Answer,
  DrawTask,
  FingerprintTask,
  PictureResult,
  PictureTask,
  ReencodeTask,
  Request,
  VariantTask,
} from './picture-tasks.ts'

const maxPixels = 50_000_000
/**
 * Milliseconds of processor time that one picture may cost: by the
 * clock a busy machine would refuse good ones.
 */
const allowance = Number(process.argv[2] ?? 10_000)

// Whatever else libvips was built with stays shut: a file chooses its decoder by its first bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const taken = new Set(['jpeg', 'png', 'gif', 'webp', 'heif'])

/** The longest side of a stored picture: what the largest screens show. */
const stored = { width: 1920, height: 3840, fit: 'inside', withoutEnlargement: true } as const

async function reencode({ bytes }: ReencodeTask): Promise<PictureResult> {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { format, width, height } = await source.metadata()
  if (!taken.has(format)) throw new Error('another kind of file')
  if (Math.min(width, height) < 32) return refuse(refusedWords.pictureTiny)
  if (Math.max(width, height) > 20 * Math.min(width, height)) return refuse(refusedWords.pictureLong)
  const { data, info } = await source
    .autoOrient()
    .resize(stored)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const looks = { thumbhash: await thumbhashOf(data), fingerprint: await fingerprintOf(data) }
  return { bytes: data, width: info.width, height: info.height, ...looks }
}

async function fingerprint({ bytes }: FingerprintTask): Promise<PictureResult> {
  const none = { bytes: new Uint8Array(), width: 0, height: 0, thumbhash: null }
  return { ...none, fingerprint: await fingerprintOf(bytes) }
}

/** The difference hash: whether each of 9 × 8 grey fields is darker than its right neighbour, row by row. */
async function fingerprintOf(picture: Uint8Array): Promise<string> {
  const grey = sharp(picture, { limitInputPixels: maxPixels }).greyscale()
  const fields = await grey.resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  const isDarker = (bit: number) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8)
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0)
  }
  return Array.from({ length: 64 }, (_, bit) => (isDarker(bit) ? '1' : '0')).join('')
}

async function thumbhashOf(picture: Uint8Array): Promise<string> {
  const small = sharp(picture).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const variant = ({ bytes, width, format }: VariantTask): Promise<PictureResult> =>
  encoded(sharp(bytes, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true }), format)

/**
 * SVG counts in points: the density makes the drawing as wide as it
 * is asked for, instead of stretching pixels.
 */
async function draw({ svg, width, format }: DrawTask): Promise<PictureResult> {
  const bytes = Buffer.from(svg)
  const own = (await sharp(bytes).metadata()).width
  const density = Math.min(2_400, Math.max(1, (72 * width) / own))
  return encoded(sharp(bytes, { density, limitInputPixels: maxPixels }).resize({ width }), format)
}

async function encoded(
  picture: Sharp,
  format: VariantTask['format'] | DrawTask['format'],
): Promise<PictureResult> {
  const { data, info } = await encodeAs(picture, format).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { bytes: data, width, height, thumbhash: null, fingerprint: null }
}

function encodeAs(picture: Sharp, format: VariantTask['format'] | DrawTask['format']): Sharp {
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3 })
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 })
  if (format === 'png') return picture.png({ compressionLevel: 7 })
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, progressive: true })
}

/**
 * A refusal with a sentence for the agent; every other error is one of
 * libvips, whose words mean nothing to people.
 */
class Refusal extends Error {}
const refuse = (sentence: string): never => {
  throw new Refusal(sentence)
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const text = error instanceof Error ? error.message : ''
  return /pixel limit/i.test(text) ? refusedWords.picturePixels : refusedWords.pictureDamaged
}

const work = (task: PictureTask): Promise<PictureResult> => {
  if (task.kind === 'reencode') return reencode(task)
  if (task.kind === 'fingerprint') return fingerprint(task)
  return task.kind === 'variant' ? variant(task) : draw(task)
}

const answer = (said: Answer) => process.send?.(said)

const meter = createWorkMeter(() => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
})

/** Only the end of the process ends a decoder that does not listen. */
function refuseDear(id: number): void {
  process.send?.({ id, refused: refusedWords.pictureSlow } satisfies Answer, () => process.exit())
}
setInterval(() => meter.overdue(allowance).slice(0, 1).forEach(refuseDear), 200).unref()

process.on('message', ({ id, task }: Request) => {
  meter.begin(id)
  work(task)
    .then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, refused: sentenceOf(error) }),
    )
    .finally(() => meter.end(id))
})
process.on('disconnect', () => process.exit())
