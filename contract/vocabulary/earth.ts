/** contract: the Earth as every distance of ours takes it: a sphere of its mean radius. */

/** Mean radius of the Earth in metres (IUGG). */
export const earthRadiusM = 6_371_008.8

/** Metres from one degree of latitude to the next. */
export const metresPerDegree = (earthRadiusM * Math.PI) / 180

/** The same in kilometres. */
export const kmPerDegree = metresPerDegree / 1000

/** What a loop over all homes multiplies by. */
export const radiansPerDegree = Math.PI / 180
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
