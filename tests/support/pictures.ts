/** tests: pictures, friendly and hostile, made on the spot. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG of one colour. */
export const jpeg = (width: number, height: number, background = '#c86432'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/**
 * Left half red, right half blue, told to be shown turned by a
 * quarter, with a place and an owner in its metadata.
 */
export async function turnedJpeg(width: number, height: number): Promise<Buffer> {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Copyright: 'SecretOwner' }, IFD3: { GPSLatitude: '38/1 43/1 2/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A GIF whose first frame is green and whose second is red. */
export function animatedGif(width: number, height: number): Promise<Buffer> {
  const frame = (r: number, g: number) =>
    Buffer.alloc(width * height * 3).map((_, at) => [r, g, 0][at % 3] ?? 0)
  const raw = { width, height: height * 2, channels: 3 as const, pageHeight: height }
  return sharp(Buffer.concat([frame(0, 255), frame(255, 0)]), { raw })
    .gif()
    .toBuffer()
}

/** A PNG of a few bytes that says it is as large as this. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1 << 20)))
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
