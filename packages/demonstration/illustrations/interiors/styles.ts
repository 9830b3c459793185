/**
 * Catalogue, illustrations: ways of furnishing: colours, floors, windows and ceilings that belong together.
 */
import type { BackdropName } from '../scene.ts'

export type Style = {
  walls: readonly [string, ...string[]]
  floors: readonly ('boards' | 'parquet' | 'tiles' | 'terracotta' | 'concrete' | 'tatami' | 'flags')[]
  woods: readonly string[]
  fabrics: readonly string[]
  accents: readonly string[]
  window: 'sash' | 'casement' | 'full' | 'arched' | 'screen'
  ceiling: 'cornice' | 'beams' | 'plain'
  trim: string
  views: readonly BackdropName[]
}

const FABRICS = [
  '#2f5b50',
  '#3a4d5c',
  '#8f9b84',
  '#b9785a',
  '#c9b18a',
  '#7d8a99',
  '#a8574a',
  '#d9cdb8',
] as const
const ACCENTS = ['#b4532a', '#c9a35a', '#8fb0a2', '#d9b48a', '#12423a', '#a8574a', '#5d7f86'] as const

export const STYLES = {
  classic: {
    walls: ['#d9e2d8', '#e6ddcb', '#d3dbe0', '#e3d5c6', '#c9d3c6', '#cfd0c6'],
    floors: ['boards', 'parquet'],
    woods: ['#c7a47c', '#b98f5e', '#a37a52'],
    fabrics: FABRICS,
    accents: ACCENTS,
    window: 'sash',
    ceiling: 'cornice',
    trim: '#fbf9f3',
    views: ['roofs', 'hills', 'fields', 'suburb'],
  },
  modern: {
    walls: ['#efebe2', '#e9e4da', '#e3e3de', '#dfe3e0', '#eee6da'],
    floors: ['boards', 'concrete', 'tiles'],
    woods: ['#c9a97d', '#b98a5e', '#d3b890'],
    fabrics: FABRICS,
    accents: ACCENTS,
    window: 'full',
    ceiling: 'plain',
    trim: '#454c52',
    views: ['city', 'highrise', 'hills', 'sea', 'forest'],
  },
  rustic: {
    walls: ['#efe6d2', '#f1ead9', '#e6d9c0', '#e9dcc4'],
    floors: ['flags', 'boards'],
    woods: ['#a37a52', '#8a6242', '#9a7048'],
    fabrics: ['#8f9b84', '#b9785a', '#c9b18a', '#a8574a', '#6f7d6a'],
    accents: ACCENTS,
    window: 'casement',
    ceiling: 'beams',
    trim: '#f3ead9',
    views: ['fields', 'hills', 'forest'],
  },
  nordic: {
    walls: ['#f1efe9', '#e6e9e6', '#dde3e1', '#eceae2'],
    floors: ['boards'],
    woods: ['#d3b890', '#dcc6a2', '#c9ab80'],
    fabrics: ['#7d8a99', '#8f9b84', '#d9cdb8', '#b9b4a8', '#5d7f86', '#c9a35a'],
    accents: ['#c9a35a', '#5d7f86', '#b9785a', '#3a4d5c'],
    window: 'casement',
    ceiling: 'plain',
    trim: '#fdfbf5',
    views: ['fjord', 'forest', 'city'],
  },
  southern: {
    walls: ['#f6efe0', '#f3e6d0', '#f8f3e8', '#f0dcc4'],
    floors: ['terracotta', 'tiles'],
    woods: ['#8a6242', '#a37a52', '#7d5a40'],
    fabrics: ['#d9cdb8', '#5d8a86', '#b9785a', '#c9b18a', '#e9e0cd'],
    accents: ['#4a86b0', '#b4532a', '#c9a33f', '#6f8f72'],
    window: 'arched',
    ceiling: 'beams',
    trim: '#fbf6ea',
    views: ['sea', 'terraces', 'hills'],
  },
  oriental: {
    walls: ['#e9cfae', '#e2c29c', '#f1e0c6', '#d9b48f'],
    floors: ['tiles', 'terracotta'],
    woods: ['#7a5236', '#8a5f3f', '#6b4a34'],
    fabrics: ['#a8574a', '#3f7d78', '#3f6b8a', '#c9963f', '#e9dcc4'],
    accents: ['#c9963f', '#3f7d78', '#a8574a', '#3f6b8a'],
    window: 'arched',
    ceiling: 'beams',
    trim: '#f4ead6',
    views: ['medina', 'dunes', 'gulf'],
  },
  japanese: {
    walls: ['#efe9da', '#e6dfcc', '#ebe3d2'],
    floors: ['tatami', 'boards'],
    woods: ['#b08a62', '#8a6a4a', '#c3a078'],
    fabrics: ['#7d8a6f', '#4a5a66', '#d9cdb8', '#8f8a80'],
    accents: ['#a94a3f', '#4a5a66', '#7d8a6f'],
    window: 'screen',
    ceiling: 'plain',
    trim: '#8a6a4a',
    views: ['forest', 'volcano', 'city'],
  },
  tropical: {
    walls: ['#f4f1e6', '#e3ece4', '#f1e6d2', '#dfe9e6'],
    floors: ['boards', 'tiles'],
    woods: ['#a37a52', '#b98a5e', '#8a6a4a'],
    fabrics: ['#e9e0cd', '#5f9a8a', '#d9b48a', '#7fa8a0'],
    accents: ['#d98348', '#4f8a8a', '#c2557e', '#c9a33f'],
    window: 'full',
    ceiling: 'beams',
    trim: '#f4efe4',
    views: ['lagoon', 'jungle', 'sea'],
  },
} as const satisfies Record<string, Style>
export type StyleId = keyof typeof STYLES
