/**
 * contract: the colours of land, water and streets by day and by night,
 * the same on the live map and on drawn sheets.
 */

export const mapColours = {
  light: {
    land: '#f6f3ec',
    water: '#cfe0e6',
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
  },
  dark: {
    land: '#182b27',
    water: '#0c1a1b',
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
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>

export type SharedColour = keyof (typeof mapColours)['light']
