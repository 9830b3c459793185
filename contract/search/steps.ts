/** contract: scales of which an address may ask any step, and whose usual steps are counted. */

/** Metres to the sea. */
export const seaSteps = [1_000, 2_000, 5_000, 10_000] as const
/** Days from today until a home is free. */
export const availableSteps = [0, 30, 90, 180] as const

export const steps = { sea: seaSteps, available: availableSteps } as const
export type Scale = keyof typeof steps
export const scales = Object.keys(steps) as Scale[]
