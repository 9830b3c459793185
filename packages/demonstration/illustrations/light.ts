/** Catalogue, illustrations: the hour of the day: its sky, and what it does to every colour. */
import { channels, fromChannels } from './palette.ts'

export const HOURS = ['day', 'golden', 'dusk', 'overcast', 'snow'] as const
export type Hour = (typeof HOURS)[number]

export type Sky = {
  top: string
  middle: string
  horizon: string
  sun: string
  cloud: string
}

const sky = (top: string, middle: string, horizon: string, sun: string, cloud: string): Sky => ({
  top,
  middle,
  horizon,
  sun,
  cloud,
})

export const SKIES: Record<Hour, readonly Sky[]> = {
  day: [
    sky('#a6cde6', '#cde3ec', '#eef3ec', '#fff6dc', '#ffffff'),
    sky('#8fc1de', '#c5dee7', '#f3efe0', '#fff1cf', '#ffffff'),
    sky('#b4d6e8', '#d8e8ea', '#fbeedd', '#fff3d6', '#ffffff'),
    sky('#9cc9d9', '#cde3e3', '#eef4ea', '#fffbe6', '#ffffff'),
    sky('#b9d3ea', '#d9e3ea', '#fbe9d6', '#ffe9c2', '#fffaf4'),
    sky('#a4d0d0', '#cfe6df', '#f3f1e1', '#fff6dc', '#ffffff'),
  ],
  golden: [
    sky('#a3c1d6', '#e9dfcd', '#f6d8b4', '#fff0c9', '#fff4e6'),
    sky('#b5c5d6', '#eedcc8', '#f3cbaa', '#ffe9c4', '#fdeee2'),
    sky('#98bbd0', '#e0ddcd', '#f5dab6', '#fff3d2', '#fff6e9'),
  ],
  dusk: [
    sky('#3f587a', '#7f8a9e', '#e2b592', '#f9cf9f', '#9b94a3'),
    sky('#4a5c82', '#958f9f', '#ecc09b', '#fcd7a8', '#b39ba3'),
    sky('#375072', '#6c84a0', '#d8b7a2', '#f3cfae', '#8f93a8'),
    sky('#56618a', '#a2949f', '#f0c8a4', '#ffdcae', '#bfa3a8'),
    sky('#2f4a63', '#5f7f8f', '#d3bd9f', '#f5d8ab', '#83939c'),
  ],
  overcast: [
    sky('#bcc7cd', '#d4dada', '#e8e7e0', '#f4f2ea', '#eef0ee'),
    sky('#b1bfc8', '#cfd8da', '#e5e3db', '#f2f0e8', '#e9ecec'),
  ],
  snow: [
    sky('#b4c8d7', '#d6e1e7', '#f1efe9', '#fdf6e8', '#f7f9fa'),
    sky('#c2ced9', '#dee4e8', '#f5ece2', '#fdf0de', '#f9f9f8'),
  ],
}

/** How likely a window is to be lit. */
export const LIT: Record<Hour, number> = { day: 0.05, golden: 0.12, dusk: 0.58, overcast: 0.16, snow: 0.34 }

type Grade = {
  gain: readonly [number, number, number]
  lift: readonly [number, number, number]
  saturation: number
}

const GRADES: Record<Hour, Grade> = {
  day: { gain: [1, 1, 1], lift: [0, 0, 0], saturation: 1 },
  golden: { gain: [1, 0.945, 0.86], lift: [8, 5, 3], saturation: 0.98 },
  dusk: { gain: [0.68, 0.61, 0.59], lift: [21, 19, 28], saturation: 0.97 },
  overcast: { gain: [0.96, 0.965, 0.97], lift: [6, 7, 8], saturation: 0.82 },
  snow: { gain: [0.96, 0.97, 0.98], lift: [6, 8, 11], saturation: 0.84 },
}

/** Turns a daylight colour into what it looks like at the hour. */
export function gradeAt(hour: Hour): (colour: string) => string {
  const { gain, lift, saturation } = GRADES[hour]
  const known = new Map<string, string>()
  return (colour) => {
    const before = known.get(colour)
    if (before !== undefined) return before
    const [red, green, blue] = channels(colour)
    const grey = red * 0.3 + green * 0.59 + blue * 0.11
    const turn = (value: number, index: 0 | 1 | 2) =>
      (grey + (value - grey) * saturation) * gain[index] + lift[index]
    const after = fromChannels(turn(red, 0), turn(green, 1), turn(blue, 2))
    known.set(colour, after)
    return after
  }
}
