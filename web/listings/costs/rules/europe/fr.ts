/** web/listings: buying a home in France: transfer duties and the notary's regulated scale. */
import {
  bands,
  between,
  fixed,
  marginal,
  share,
  total,
  type CostLine,
  type CostRule,
  type Purchase,
} from '../../rule.ts'

/**
 * Département's duty plus 1.2% for the commune plus the state's 2.37% of the département's duty, in per cent.
 */
const duties = (department: number) => department + 1.2 + department * 0.0237
const duty = { usual: duties(4.5), raised: duties(5) }
/** New homes sold with VAT: the reduced duty, all parts together. */
const reducedDuty = 0.715
/** Article A444-91 of the Code de commerce; VAT of 20% comes on top. */
const notary = bands([6_500, 3.87], [17_000, 1.596], [60_000, 1.064], [Infinity, 0.799])
const notaryVat = 1.2

function transferDuties({ price, buyer, isNew }: Pick<Purchase, 'price' | 'buyer' | 'isNew'>): CostLine {
  if (isNew) return share('Transfer duties on a new home', price, reducedDuty)
  if (buyer === 'first') return share('Transfer duties', price, duty.usual)
  const least = (price * duty.usual) / 100
  const most = (price * duty.raised) / 100
  return between('Transfer duties', least, most, 'Each département sets 4.5% or 5%.')
}

export const fr: CostRule[] = [
  {
    country: 'FR',
    regions: null,
    currency: 'EUR',
    since: '2025-04-01',
    checked: '2026-02-01',
    source: {
      name: 'Service-Public.fr, Frais de notaire pour l’achat d’un logement',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F17701',
    },
    covers: 'a home in a département that asks 4.5% or 5%; first-time buyers pay the lower duty',
    besides:
      'The notary’s outlays and formalities come on top; a few départements, such as Indre and Mayotte, ask less.',
    buyers: ['main', 'first'],
    lines: ({ price, buyer, isNew }) => {
      const fee = total(marginal('', price, notary)).amount * notaryVat
      return [
        transferDuties({ price, buyer, isNew }),
        fixed('Notary’s fee with VAT', fee),
        share('Land registration (CSI)', Math.max(price, 15_000), 0.1),
      ]
    },
  },
]
