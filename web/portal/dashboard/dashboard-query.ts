/** web/portal/dashboard: the span that is looked at, as the address says it. */
import { figureDays, type FigureDays } from '#contract/figures/figure-names.ts'

export const usualDays: FigureDays = '7'

/** Unknown values are as if they were not there. */
export const readDays = (params: URLSearchParams): FigureDays =>
  figureDays.find((one) => one === params.get('days')) ?? usualDays

/** Where the span began, for lists that begin there: its day (UTC), or its hour where it began within one. */
export const sinceMoment = (from: string): string =>
  from.endsWith('T00:00:00.000Z') ? from.slice(0, 10) : from
