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
  | 'pin'
  | 'wood'
  | 'grass'
  | 'sand'
  | 'park'
  | 'public'
  | 'building'
  | 'buildingEdge'
  | 'street'
  | 'mainStreet'
  | 'motorway'
  | 'streetEdge'
  | 'path'
  | 'rail'
  | 'streetName',
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
    wood: '#D2DFC4',
    grass: '#E6EBD8',
    sand: '#F1E6C8',
    park: '#DBE6CF',
    public: '#EFE6D8',
    building: '#E8DFD0',
    buildingEdge: '#D6CAB7',
    street: '#FFFFFF',
    mainStreet: '#FDF3DC',
    motorway: '#F3DBA8',
    streetEdge: '#D9CFBD',
    path: '#C9B79A',
    rail: '#B3A999',
    streetName: '#5D5648',
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
    wood: '#1A3529',
    grass: '#1B3129',
    sand: '#2D3A2C',
    park: '#1C392B',
    public: '#1F332D',
    building: '#223A33',
    buildingEdge: '#2E4A41',
    street: '#2C4740',
    mainStreet: '#3A564C',
    motorway: '#5A6A52',
    streetEdge: '#12221E',
    path: '#3D564C',
    rail: '#4A625A',
    streetName: '#B6C2BA',
  },
}
