/** maps: the colours of a drawn sheet, by day and by night, as in web/styles/tokens.css. */
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
    graticule: '#12423A',
    ink: '#16241F',
    soft: '#4D5B55',
    clay: '#B4532A',
    pin: '#FFFFFF',
    dot: '#12423A',
  },
  dark: {
    ...mapColours.dark,
    coast: '#35544C',
    glacier: '#24403A',
    urban: '#21382F',
    river: '#12262A',
    border: '#5C6F65',
    region: '#3A5047',
    graticule: '#6FC2AC',
    ink: '#EEF1EA',
    soft: '#B6C2BA',
    clay: '#E58A5F',
    pin: '#1B0F09',
    dot: '#6FC2AC',
  },
}
