/** web/search/map: the colours of the sheet, by day and by night, as in server/maps/theme.ts. */

/** What is drawn, by colour. */
export type Colours = Record<
  | 'land'
  | 'water'
  | 'ice'
  | 'urban'
  | 'park'
  | 'wood'
  | 'grass'
  | 'sand'
  | 'public'
  | 'building'
  | 'buildingEdge'
  | 'street'
  | 'mainStreet'
  | 'motorway'
  | 'streetEdge'
  | 'path'
  | 'rail'
  | 'streetName'
  | 'green'
  | 'coast'
  | 'river'
  | 'region'
  | 'border'
  | 'country'
  | 'town'
  | 'district'
  | 'dot'
  | 'halo',
  string
>

export const light: Colours = {
  land: '#f6f3ec',
  water: '#cfe0e6',
  ice: '#ffffff',
  urban: '#e6ded0',
  park: '#dbe6cf',
  wood: '#d2dfc4',
  grass: '#e6ebd8',
  sand: '#f1e6c8',
  public: '#efe6d8',
  building: '#e8dfd0',
  buildingEdge: '#d6cab7',
  street: '#ffffff',
  mainStreet: '#fdf3dc',
  motorway: '#f3dba8',
  streetEdge: '#d9cfbd',
  path: '#c9b79a',
  rail: '#b3a999',
  streetName: '#5d5648',
  green: '#3f6b4a',
  coast: '#a9c3cc',
  river: '#bcd4dc',
  region: '#cfc6b6',
  border: '#b3a68f',
  country: '#6b6455',
  town: '#3c372d',
  district: '#7d7464',
  dot: '#5a5345',
  halo: '#f9f6f0',
}

export const dark: Colours = {
  land: '#182b27',
  water: '#0c1a1b',
  ice: '#22403a',
  urban: '#203a34',
  park: '#1c392b',
  wood: '#1a3529',
  grass: '#1b3129',
  sand: '#2d3a2c',
  public: '#1f332d',
  building: '#223a33',
  buildingEdge: '#2e4a41',
  street: '#2c4740',
  mainStreet: '#3a564c',
  motorway: '#5a6a52',
  streetEdge: '#12221e',
  path: '#3d564c',
  rail: '#4a625a',
  streetName: '#b6c2ba',
  green: '#86b594',
  coast: '#2f4d47',
  river: '#17302f',
  region: '#2c453f',
  border: '#46625b',
  country: '#93a099',
  town: '#dfe5dc',
  district: '#93a099',
  dot: '#93a099',
  halo: '#12221e',
}
