/** contract: the rules by which homes are flagged, with their thresholds, and what holds until somebody says otherwise. */
import { z } from 'zod'

const isOn = z.boolean()

/** Words by ISO 639-1 language; those under `any` are looked for in every text. */
const wordLists = z
  .record(
    z.string().regex(/^([a-z]{2}|any)$/, 'A language is two letters'),
    z.array(z.string().trim().min(2, 'Too short').max(60, 'Too long')).max(200, 'At most 200 of a language'),
  )
  .refine((lists) => Object.keys(lists).length <= 40, 'At most 40 languages')

export const moderationRules = z.strictObject({
  price: z.strictObject({
    isOn,
    /** Everybody so near is compared with. */
    radiusKm: z.number().min(0.5).max(50),
    /** Robust z-score from which a price is an outlier. */
    z: z.number().min(2).max(20),
    /** With fewer neighbours nothing is said. */
    neighbours: z.int().min(5).max(500),
  }),
  impossible: z.strictObject({
    isOn,
    /** So far off the coast a point is at sea; coarse coasts and piers lie nearer. */
    seaKm: z.number().min(0.5).max(50),
  }),
  farFromTown: z.strictObject({ isOn, km: z.number().min(2).max(500) }),
  duplicate: z.strictObject({ isOn, pictures: z.int().min(1).max(20) }),
  copiedPictures: z.strictObject({ isOn, pictures: z.int().min(1).max(20) }),
  words: z.strictObject({ isOn, lists: wordLists }),
  /** A home that comes back as a new one within so many days. */
  relisted: z.strictObject({ isOn, days: z.int().min(1).max(730) }),
  reported: z.strictObject({ isOn, reports: z.int().min(1).max(50) }),
})
export type ModerationRules = z.infer<typeof moderationRules>

export const usualRules: ModerationRules = {
  price: { isOn: true, radiusKm: 3, z: 5, neighbours: 12 },
  impossible: { isOn: true, seaKm: 3 },
  farFromTown: { isOn: true, km: 40 },
  duplicate: { isOn: true, pictures: 3 },
  copiedPictures: { isOn: true, pictures: 2 },
  words: {
    isOn: true,
    lists: {
      any: ['western union', 'moneygram', 'paysafecard'],
      en: ['no children', 'no dss', 'whites only', 'no foreigners', 'guaranteed return', 'pay before viewing'],
      es: ['solo españoles', 'sin niños', 'rentabilidad garantizada', 'pago antes de visitar'],
      fr: ['pas d’étrangers', 'sans enfants', 'rendement garanti', 'paiement avant visite'],
      de: ['keine ausländer', 'keine kinder', 'garantierte rendite', 'zahlung vor besichtigung'],
      pt: ['só portugueses', 'sem crianças', 'rentabilidade garantida', 'pagamento antes da visita'],
      it: ['no stranieri', 'senza bambini', 'rendimento garantito', 'pagamento prima della visita'],
      ar: ['بدون أطفال', 'عائد مضمون', 'الدفع قبل المعاينة'],
    },
  },
  relisted: { isOn: true, days: 90 },
  reported: { isOn: true, reports: 1 },
}
