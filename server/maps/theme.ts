/** maps: the colours of a drawn sheet, by day and by night. */
import { day, night } from '#contract/content/colours.ts'
import { mapColours, type SharedColour } from '#contract/search/map-colours.ts'

export type Theme = Record<
  | SharedColour
  | 'coast'
  | 'glacier'
  | 'urban'
  | 'river'
  | 'border'
  | 'region'
  | 'graticule'
  | 'ink'
  | 'soft'
  | 'clay'
  | 'pin'
  | 'dot',
  string
>

export const themes: Record<'light' | 'dark', Theme> = {
  light: {
    ...mapColours.light,
    coast: '#A9C3CC',
    glacier: '#FFFFFF',
    urban: '#EBE4D7',
    river: '#BCD4DC',
    border: '#B3A68F',
    region: '#CFC6B6',
    graticule: day.viridian,
    ink: day.ink,
    soft: day.soft,
    clay: day.clay,
    pin: day.onClay,
    dot: day.viridian,
  },
  dark: {
    ...mapColours.dark,
    coast: '#35544C',
    glacier: '#24403A',
    urban: '#21382F',
    river: '#12262A',
    border: '#5C6F65',
    region: '#3A5047',
    graticule: night.viridian,
    ink: night.ink,
    soft: night.soft,
    clay: night.clay,
    pin: night.onClay,
    dot: night.viridian,
  },
}
