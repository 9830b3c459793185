/** platform: the time, passed in so that tests can set it. */

export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function createSteppedClock(start: Date): Clock & { advance: (milliseconds: number) => void } {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
