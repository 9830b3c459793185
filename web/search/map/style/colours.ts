/** web/search/map: the colours of the live map, by day and by night. */
import { mapColours, type SharedColour } from '#contract/search/map-colours.ts'

/** What is drawn, by colour. */
export type Colours = Record<
  | SharedColour
  | 'ice'
  | 'urban'
  | 'green'
  | 'coast'
  | 'river'
  | 'region'
  | 'border'
  | 'country'
  | 'town'
  | 'district'
  | 'dot'
  | 'halo'
  | 'shade'
  | 'lit',
  string
>

export const light: Colours = {
  ...mapColours.light,
  ice: '#ffffff',
  urban: '#e6ded0',
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
  shade: '#5d5648',
  lit: '#f9f6f0',
}

export const dark: Colours = {
  ...mapColours.dark,
  ice: '#22403a',
  urban: '#203a34',
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
  shade: '#050c0b',
  lit: '#6f8f84',
}
