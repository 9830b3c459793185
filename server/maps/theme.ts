/** maps: the colours of the sheet, by day and by night, as in web/styles/tokens.css. */
export type Theme = Record<
  | 'water'
  | 'land'
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
  | 'pin',
  string
>

export const themes: Record<'light' | 'dark', Theme> = {
  light: {
    water: '#CFE0E6',
    land: '#F6F3EC',
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
  },
  dark: {
    water: '#0C1A1B',
    land: '#182B27',
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
  },
}
