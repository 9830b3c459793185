/**
 * web/saved/dossier: the steps of buying and renting, and what is particular to a country. Said in our own words and in short; what
 * it costs stands in the cost panel, by rules with their sources (docs/buying-costs.md).
 */
import type { Purpose } from '#contract/vocabulary/codes.ts'

/** `code` is what a tick is kept under: it never changes. */
export type PurchaseStep = { code: string; words: string }

const buying: readonly PurchaseStep[] = [
  { code: 'budget', words: 'Know your budget: savings, loan, and the costs on top of the price' },
  { code: 'visit', words: 'See the home by day and by night, and ask the neighbours' },
  { code: 'papers', words: 'Read the papers: land register, plans, permits, energy certificate' },
  { code: 'survey', words: 'Have the building looked at by somebody who works for you' },
  { code: 'offer', words: 'Make an offer in writing, with what it depends on' },
  { code: 'contract', words: 'Have the contract read before you sign it' },
  { code: 'insurance', words: 'Insure the home from the day the risk is yours' },
  { code: 'keys', words: 'Take over the keys: meters read, faults written down, both sign' },
]

const renting: readonly PurchaseStep[] = [
  { code: 'rentBudget', words: 'Know what it costs a month with everything: rent, charges, energy' },
  { code: 'rentPapers', words: 'Have your papers ready: identity, income, references' },
  { code: 'rentVisit', words: 'See the home, and photograph what is worn or broken' },
  { code: 'rentContract', words: 'Read the contract: term, notice, deposit, who repairs what' },
  { code: 'rentKeys', words: 'Take over the keys with a list of faults that both sign' },
]

/** Between the offer and the keys; a country that is not here has the common steps alone. */
const buyingIn: Readonly<Record<string, readonly PurchaseStep[]>> = {
  AE: [{ code: 'ae-transfer', words: 'Transfer at the land department, with the developer’s clearance' }],
  DE: [
    { code: 'de-notary', words: 'Notary’s appointment: the draft comes two weeks before to be read' },
    { code: 'de-register', words: 'Priority notice in the land register before you pay' },
  ],
  ES: [
    { code: 'es-nie', words: 'A foreigner’s tax number (NIE), and a bank account in Spain' },
    { code: 'es-arras', words: 'Deposit contract (arras): know what you lose if you step back' },
    { code: 'es-deed', words: 'Deed at the notary, then tax and land register' },
  ],
  FR: [
    { code: 'fr-compromis', words: 'Preliminary contract, then ten days in which you may withdraw' },
    { code: 'fr-diagnostics', words: 'The file of technical surveys the seller has to hand over' },
    { code: 'fr-deed', words: 'Deed at the notary, some three months later' },
  ],
  GB: [
    { code: 'gb-solicitor', words: 'A solicitor or conveyancer for searches and contracts' },
    { code: 'gb-exchange', words: 'Exchange of contracts: only now is either side bound' },
  ],
  IT: [
    { code: 'it-code', words: 'An Italian tax code (codice fiscale)' },
    { code: 'it-compromesso', words: 'Preliminary contract (compromesso), registered with the tax office' },
    { code: 'it-deed', words: 'Deed (rogito) at the notary' },
  ],
  PT: [
    { code: 'pt-nif', words: 'A Portuguese tax number (NIF)' },
    { code: 'pt-cpcv', words: 'Promissory contract (CPCV), with a deposit' },
    { code: 'pt-taxes', words: 'Pay transfer tax and stamp duty before the deed' },
  ],
  US: [
    { code: 'us-escrow', words: 'Deposit into escrow, and the inspection within its days' },
    { code: 'us-title', words: 'Title search and title insurance before closing' },
  ],
}

/** In the order in which they come. */
export function purchaseSteps(country: string, purpose: Purpose): readonly PurchaseStep[] {
  if (purpose !== 'sale') return renting
  const own = buyingIn[country] ?? []
  const at = buying.findIndex(({ code }) => code === 'insurance')
  return [...buying.slice(0, at), ...own, ...buying.slice(at)]
}
