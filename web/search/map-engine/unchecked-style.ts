/**
 * web/search/map-engine: in the place of MapLibre's checks of a style: ours is
 * checked by its test, long before a browser has it.
 */

/** The check of each part of a style; none is ever called. */
export const validateStyle = {}
export const SPEC_SOURCE_TYPES: ReadonlySet<string> = new Set()

// Each says whether something is wrong.
export const validateStyleAndEmit = (): boolean => false
export const validateAndEmit = (): boolean => false
export const emitValidationErrors = (): boolean => false
