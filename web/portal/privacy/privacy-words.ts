/** web/portal/privacy: requests in words. */
import type { DataRequest, KeptTable, RequestState } from '#contract/accounts/privacy.ts'
import type { Mark } from '#web/ui/status.tsx'

export const kindWords: Record<DataRequest['kind'], string> = {
  export: 'A copy of the data',
  erasure: 'Deletion of the account',
}

export const requestStateWords: Record<RequestState, { word: string; mark: Mark }> = {
  open: { word: 'Open', mark: 'todo' },
  working: { word: 'In hand', mark: 'wait' },
  done: { word: 'Done', mark: 'live' },
  refused: { word: 'Refused', mark: 'red' },
  withdrawn: { word: 'Taken back', mark: 'off' },
}

export const sourceWords: Record<DataRequest['source'], string> = {
  profile: 'Asked in the profile',
  team: 'By letter or mail',
  self: 'Done without us',
}

export const keptWords: Record<Exclude<KeptTable['kept'], 'period'>, string> = {
  account: 'as long as the account',
  agency: 'as long as the agency',
  proof: 'for good, as proof',
}
