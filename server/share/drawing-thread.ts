/** share: the thread that draws share pictures, so that no picture keeps visitors waiting. */
import { workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import { shareSize, shareView } from '#contract/search/share.ts'
import { workInStudio } from '#server/platform/threads/drawing-threads.ts'
import { cardTree } from './card.ts'
import { layOutMapFonts, loadFonts } from './fonts.ts'
import type { DrawingAsk } from './share-pictures.ts'

const fonts = loadFonts()
const mapFonts = layOutMapFonts((workerData as { fontFolder: string }).fontFolder)

const rasterise = async (svg: string, width: number) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: await mapFonts, defaultFontFamily: 'Inter' },
    fitTo: { mode: 'width', value: width },
  }).render()

/** A drawing becomes pixels first, because words of a drawing inside a drawing find no fonts. */
async function embedded({ type, bytes }: NonNullable<DrawingAsk['picture']>): Promise<string> {
  const isDrawing = type === 'image/svg+xml'
  const ready = isDrawing
    ? (await rasterise(Buffer.from(bytes).toString(), shareView.width)).asPng()
    : Buffer.from(bytes)
  return `data:${isDrawing ? 'image/png' : type};base64,${ready.toString('base64')}`
}

async function draw({ card, picture }: DrawingAsk): Promise<Uint8Array> {
  const tree = cardTree(card, picture && (await embedded(picture)))
  const svg = await satori(tree, { ...shareSize, fonts: await fonts })
  const { pixels, width, height } = await rasterise(svg, shareSize.width)
  // A palette makes a photograph a third as large; networks refuse what is too large.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, quality: 90, effort: 4, compressionLevel: 9 })
    .toBuffer()
}

workInStudio(draw)
