/** web/portal: what is said when a call is refused or never arrives. */

export const refusalWords = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'
