/** Catalogue, illustrations: which plants grow together in a climate. */
import type { LEAVES } from './palette.ts'
import { SOUTHERN } from './southern-plants.ts'
import { NORTHERN } from './trees.ts'
import type { Plant } from './trees.ts'

export type PlantName = keyof typeof NORTHERN | keyof typeof SOUTHERN
export const PLANTS: Record<PlantName, Plant> = { ...NORTHERN, ...SOUTHERN }

export type Leaf = keyof typeof LEAVES
export type Flora = {
  trees: readonly PlantName[]
  shrubs: readonly PlantName[]
  leaf: Leaf
  shrubLeaf?: Leaf
  flowers: boolean
}

export const FLORAS = {
  temperate: {
    trees: ['broad', 'broad', 'lime', 'birch', 'blossom'],
    shrubs: ['bush', 'bush', 'topiary', 'lavender'],
    leaf: 'temperate',
    flowers: true,
  },
  autumn: {
    trees: ['broad', 'lime', 'birch', 'maple'],
    shrubs: ['bush', 'grass'],
    leaf: 'autumn',
    shrubLeaf: 'temperate',
    flowers: false,
  },
  street: {
    trees: ['plane', 'plane', 'lime'],
    shrubs: ['topiary', 'bush'],
    leaf: 'temperate',
    flowers: false,
  },
  boreal: {
    trees: ['spruce', 'spruce', 'birch', 'pine'],
    shrubs: ['bush', 'grass'],
    leaf: 'dark',
    shrubLeaf: 'temperate',
    flowers: true,
  },
  alpine: {
    trees: ['spruce', 'spruce', 'spruce', 'pine'],
    shrubs: ['bush', 'grass'],
    leaf: 'dark',
    shrubLeaf: 'temperate',
    flowers: true,
  },
  mediterranean: {
    trees: ['cypress', 'cypress', 'olive', 'umbrella', 'lemon'],
    shrubs: ['bush', 'lavender', 'bougainvillea', 'agave'],
    leaf: 'dry',
    flowers: true,
  },
  aegean: {
    trees: ['olive', 'cypress', 'lemon'],
    shrubs: ['bougainvillea', 'agave', 'grass'],
    leaf: 'dry',
    flowers: true,
  },
  oasis: {
    trees: ['datePalm', 'datePalm', 'olive'],
    shrubs: ['agave', 'bougainvillea', 'grass'],
    leaf: 'dry',
    flowers: false,
  },
  gulf: {
    trees: ['datePalm', 'datePalm', 'datePalm'],
    shrubs: ['agave', 'bush'],
    leaf: 'lush',
    flowers: false,
  },
  desert: {
    trees: ['cactus', 'agave', 'olive'],
    shrubs: ['agave', 'cactus', 'grass'],
    leaf: 'dry',
    flowers: false,
  },
  tropical: {
    trees: ['palm', 'palm', 'banana', 'broad'],
    shrubs: ['banana', 'bush', 'bougainvillea'],
    leaf: 'lush',
    flowers: true,
  },
  monsoon: {
    trees: ['broad', 'palm', 'banana', 'jacaranda'],
    shrubs: ['bush', 'banana', 'bougainvillea'],
    leaf: 'lush',
    flowers: true,
  },
  savanna: {
    trees: ['acacia', 'acacia', 'jacaranda', 'broad'],
    shrubs: ['agave', 'grass', 'bougainvillea'],
    leaf: 'dry',
    flowers: false,
  },
  austral: {
    trees: ['gum', 'gum', 'jacaranda', 'palm'],
    shrubs: ['grass', 'bush', 'agave'],
    leaf: 'silver',
    shrubLeaf: 'dry',
    flowers: false,
  },
  japanese: {
    trees: ['cloudPine', 'maple', 'blossom', 'bamboo'],
    shrubs: ['bush', 'topiary', 'bamboo'],
    leaf: 'dark',
    shrubLeaf: 'temperate',
    flowers: false,
  },
  suburban: {
    trees: ['broad', 'broad', 'maple', 'spruce', 'birch'],
    shrubs: ['bush', 'topiary', 'bush'],
    leaf: 'temperate',
    flowers: true,
  },
  atlantic: {
    trees: ['broad', 'pine', 'bush'],
    shrubs: ['bush', 'grass', 'lavender'],
    leaf: 'temperate',
    flowers: true,
  },
} as const satisfies Record<string, Flora>
export type FloraName = keyof typeof FLORAS
