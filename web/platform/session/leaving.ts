/**
 * web/platform: whether this page is being left, or somebody is signing out: what fails then is no failure.
 */

/**
 * Milliseconds in which a page that is being left may lose its calls;
 * if it stays after all, failures count again.
 */
const unloadTime = 5_000
let unloading = false

/** Leaving a page breaks off a renewal under way; that is no failure, and the next page renews again. */
export function watchUnloading(): void {
  window.addEventListener('beforeunload', () => {
    unloading = true
    setTimeout(() => {
      unloading = false
    }, unloadTime)
  })
}

/** Whether the page is being left. */
export const isUnloading = (): boolean => unloading

/** `asked`: the person wants it; `lapsed`: the session could not be renewed. */
export type Leaving = 'asked' | 'lapsed'

let leaving: Leaving | null = null

export function setSigningOut(why: Leaving | null): void {
  leaving = why
}

/** Why this tab is signing out right now and on the way home; null while it is not. */
export const signingOut = (): Leaving | null => leaving
