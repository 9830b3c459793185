/**
 * web/saved/dossier: the steps of buying and renting, and what is particular to a
 * country. Said in our own words and in short; what it costs stands in the cost panel, by
 * rules with their sources (docs/buying-costs.md).
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
  AT: [
    { code: 'at-permit', words: 'The land transfer authority’s permit, where buyer or land need one' },
    { code: 'at-trust', words: 'Payment through the trust account of a notary or lawyer' },
  ],
  AU: [
    { code: 'au-inspection', words: 'Building and pest inspection before contracts are exchanged' },
    { code: 'au-cooling', words: 'Know how many days you may withdraw in, and that auctions give none' },
  ],
  BE: [
    {
      code: 'be-compromis',
      words: 'Provisional sale agreement (compromis), then the deed within four months',
    },
  ],
  CA: [
    { code: 'ca-conditions', words: 'Conditions of the offer: financing and inspection, each with its day' },
    { code: 'ca-title', words: 'Title search and title insurance before closing' },
  ],
  CZ: [{ code: 'cz-escrow', words: 'The price stays in escrow until the land register names you' }],
  DE: [
    { code: 'de-notary', words: 'Notary’s appointment: the draft comes two weeks before to be read' },
    { code: 'de-register', words: 'Priority notice in the land register before you pay' },
  ],
  ES: [
    { code: 'es-nie', words: 'A foreigner’s tax number (NIE), and a bank account in Spain' },
    { code: 'es-arras', words: 'Deposit contract (arras): know what you lose if you step back' },
    { code: 'es-deed', words: 'Deed at the notary, then tax and land register' },
  ],
  FI: [{ code: 'fi-company', words: 'The housing company’s papers: its loans, and repairs to come' }],
  FR: [
    { code: 'fr-compromis', words: 'Preliminary contract, then ten days in which you may withdraw' },
    { code: 'fr-diagnostics', words: 'The file of technical surveys the seller has to hand over' },
    { code: 'fr-deed', words: 'Deed at the notary, some three months later' },
  ],
  GB: [
    { code: 'gb-solicitor', words: 'A solicitor or conveyancer for searches and contracts' },
    { code: 'gb-exchange', words: 'Exchange of contracts: only now is either side bound' },
  ],
  GR: [{ code: 'gr-afm', words: 'A Greek tax number (AFM), and a bank account in Greece' }],
  HK: [
    {
      code: 'hk-provisional',
      words: 'Provisional agreement with a first deposit, the formal one within two weeks',
    },
  ],
  HR: [{ code: 'hr-oib', words: 'A Croatian tax number (OIB)' }],
  HU: [{ code: 'hu-lawyer', words: 'A lawyer countersigns the contract and applies to the land register' }],
  IE: [
    { code: 'ie-solicitor', words: 'A solicitor for searches and contracts; “sale agreed” binds nobody yet' },
  ],
  IT: [
    { code: 'it-code', words: 'An Italian tax code (codice fiscale)' },
    { code: 'it-compromesso', words: 'Preliminary contract (compromesso), registered with the tax office' },
    { code: 'it-deed', words: 'Deed (rogito) at the notary' },
  ],
  NL: [
    { code: 'nl-withdraw', words: 'Three days in which you may withdraw once you hold the signed contract' },
  ],
  NO: [{ code: 'no-bids', words: 'Read the condition report before you bid: bids are binding' }],
  NZ: [
    {
      code: 'nz-lim',
      words: 'A lawyer reads the title and the LIM report before the offer is unconditional',
    },
  ],
  PL: [{ code: 'pl-preliminary', words: 'Preliminary contract, before a notary if it is to be enforced' }],
  PT: [
    { code: 'pt-nif', words: 'A Portuguese tax number (NIF)' },
    { code: 'pt-cpcv', words: 'Promissory contract (CPCV), with a deposit' },
    { code: 'pt-taxes', words: 'Pay transfer tax and stamp duty before the deed' },
  ],
  SE: [{ code: 'se-association', words: 'The association’s accounts, where a flat is a share of it' }],
  SG: [
    { code: 'sg-option', words: 'Option to purchase: its fee, and by which day you must use it' },
    { code: 'sg-duty', words: 'Stamp duty within fourteen days' },
  ],
  US: [
    { code: 'us-escrow', words: 'Deposit into escrow, and the inspection within its days' },
    { code: 'us-title', words: 'Title search and title insurance before closing' },
  ],
  ZA: [
    {
      code: 'za-conveyancer',
      words: 'A conveyancer transfers the title; ask for the rates clearance and the certificates',
    },
  ],
}

/** In the order in which they come. */
export function purchaseSteps(country: string, purpose: Purpose): readonly PurchaseStep[] {
  if (purpose !== 'sale') return renting
  const own = buyingIn[country] ?? []
  const at = buying.findIndex(({ code }) => code === 'insurance')
  return [...buying.slice(0, at), ...own, ...buying.slice(at)]
}
