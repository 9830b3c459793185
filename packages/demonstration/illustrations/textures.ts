/** Catalogue, illustrations: what walls and roofs are made of, as faint patterns laid over any colour. */
import { INK } from './palette.ts'
import { rect, times } from './shapes.ts'
import type { Stage } from './stage.ts'

type Weave = { width: number; height: number; dark?: string; pale?: string; weight?: number; veil?: number }

// Each weave is drawn by dark joints and, where a surface catches light, pale edges.
const WEAVES = {
  slate: { width: 20, height: 18, dark: 'M0 8.7h20M0 17.7h20M5 0v9M15 9v9', veil: 0.17 },
  shingle: { width: 18, height: 24, dark: 'M0 11.5h18M0 23.5h18M4 0v12M13 12v12M9 1v5', veil: 0.15 },
  tile: { width: 10, height: 15, dark: 'M0 13.5q5 4.5 10 0M0 0v13', pale: 'M3.5 0v12', veil: 0.2 },
  kawara: { width: 11, height: 40, dark: 'M0 39h11M5.5 0v40', pale: 'M2 0v40', veil: 0.24 },
  thatch: {
    width: 22,
    height: 30,
    dark: 'M3 1v9M9 8v12M15 2v8M19 14v11M6 20v9M12 23v6',
    pale: 'M1 12v8M16 20v8',
    veil: 0.2,
    weight: 1.4,
  },
  palm: {
    width: 16,
    height: 22,
    dark: 'M2 0l2 14M8 6l2 15M13 0l1 12M5 15l1 7',
    pale: 'M10 0l1 5M15 10l1 9',
    veil: 0.24,
    weight: 1.5,
  },
  brick: { width: 22, height: 12, pale: 'M0 5.6h22M0 11.6h22M5 0v6M16 6v6', veil: 0.28 },
  board: { width: 40, height: 10, dark: 'M0 9.4h40', pale: 'M0 .6h40', veil: 0.2 },
  plank: { width: 12, height: 40, dark: 'M11.4 0v40', veil: 0.22 },
  batten: { width: 24, height: 40, dark: 'M.8 0v40M4 0v40', veil: 0.16 },
  log: { width: 40, height: 17, dark: 'M0 16h40M0 14.4h40', pale: 'M0 4h40', veil: 0.24 },
  ashlar: { width: 56, height: 36, dark: 'M0 17.5h56M0 35.5h56M14 0v18M42 18v18', veil: 0.1 },
  rustic: { width: 60, height: 18, dark: 'M0 17h60', pale: 'M0 1h60', veil: 0.2, weight: 1.6 },
  tin: { width: 9, height: 40, dark: 'M8 0v40', pale: 'M3 0v40', veil: 0.2, weight: 1.5 },
  seam: { width: 28, height: 40, dark: 'M27 0v40', pale: 'M25 0v40', veil: 0.2 },
  panel: { width: 64, height: 48, dark: 'M0 47.5h64M63.5 0v48', veil: 0.13 },
  setts: { width: 30, height: 12, dark: 'M0 5.7h30M0 11.7h30M8 0v6M23 6v6', veil: 0.12 },
} as const satisfies Record<string, Weave>

export type Texture = keyof typeof WEAVES | 'rubble'

/** The paint of a texture; `house` chance shapes rubble, so that one house keeps its stones. */
export function texture(stage: Stage, kind: Texture): string {
  if (kind === 'rubble') return rubble(stage)
  const weave: Weave = WEAVES[kind]
  const line = (d: string | undefined, colour: string, veil: number) =>
    d === undefined
      ? ''
      : `<path d="${d}" stroke="${colour}" stroke-opacity="${Math.round(veil * 100) / 100}"/>`
  return stage.paint(
    `texture-${kind}`,
    (id) =>
      `<pattern id="${id}" width="${weave.width}" height="${weave.height}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke-width="${weave.weight ?? 1.2}">${line(weave.pale, '#fff6e6', weave.veil ?? 0.2)}${line(weave.dark, INK, weave.veil ?? 0.2)}</g></pattern>`,
  )
}

function rubble(stage: Stage): string {
  return stage.paint('texture-rubble', (id) => {
    const courses = times(6, (row) => {
      const offset = stage.house.between(-20, 0)
      return times(4, (column) => {
        const tone = stage.house.pick([INK, '#fff6e6', '#8a6a4a', ''])
        if (tone === '') return ''
        const width = stage.house.between(20, 32)
        const veil = tone === '#fff6e6' ? 0.4 : 0.13
        return rect(offset + column * 34, row * 13 + 1, width, 11, tone, ` rx="3" opacity="${veil}"`)
      }).join('')
    }).join('')
    return `<pattern id="${id}" width="120" height="78" patternUnits="userSpaceOnUse">${courses}</pattern>`
  })
}
