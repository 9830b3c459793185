/** bench: pictures of planted homes: drawn, saved again, cut a little, and put where listings keep theirs. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { pictureQueue } from '#server/media/picture-queue.ts'
import type { Db } from '#server/platform/database/db.ts'
import { drawIllustration } from '@meridian/demonstration/illustrations'
import type { Chance } from '../search/chance.ts'

const width = 360

/** The drawings of a home as photographs; drawings that are none any more are left out. */
export async function photographsOf(specs: readonly string[], most: number): Promise<Buffer[]> {
  const drawn = specs.flatMap((spec) => drawIllustration(spec) ?? []).slice(0, most)
  return Promise.all(
    drawn.map((svg) => sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality: 88 }).toBuffer()),
  )
}

/** As another agency would have it from the same owner: smaller, squeezed, and its edges cut off. */
export async function savedAnew(picture: Buffer, chance: Chance): Promise<Buffer> {
  const { width: wide = width, height: high = width } = await sharp(picture).metadata()
  const cut = (side: number) => Math.round(side * chance.between(0, 0.03))
  const left = cut(wide)
  const top = cut(high)
  const box = { left, top, width: wide - left - cut(wide), height: high - top - cut(high) }
  return sharp(picture)
    .extract(box)
    .resize({ width: Math.round(chance.between(200, 340)) })
    .jpeg({ quality: Math.round(chance.between(45, 80)) })
    .toBuffer()
}

/** Files and what they look like, in the place of the pictures that the listing had. */
export async function show(db: Db, listingId: string, pictures: readonly Buffer[]): Promise<void> {
  await sql`delete from listing_media where listing_id = ${listingId}`.execute(db)
  for (const [position, bytes] of pictures.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { fingerprint } = await pictureQueue.do(
      { kind: 'fingerprint', bytes: new Uint8Array(bytes) },
      'background',
    )
    await sql`insert into media_files (sha256, fingerprint, bytes, width, height)
      values (${sha256}, ${fingerprint}::bit(64), ${bytes.length}, ${width}, ${width}) on conflict do nothing`.execute(
      db,
    )
    await sql`insert into listing_media (listing_id, kind, position, sha256, state)
      values (${listingId}, 'photo', ${position}, ${sha256}, 'ready')`.execute(db)
  }
}
