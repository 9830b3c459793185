/**
 * contract: the rules by which homes are flagged, with their thresholds,
 * and what holds until somebody says otherwise.
 */
import { z } from 'zod'
import { ruleBounds, wordBounds, type Bounds } from './rule-bounds.ts'

const isOn = z.boolean()
const within = ({ min, max }: Bounds) => z.number().min(min).max(max)
const whole = ({ min, max }: Bounds) => z.int().min(min).max(max)
const { price, impossible, farFromTown, duplicate, copiedPictures, relisted, reported, merging } = ruleBounds

/** Nothing is merged by itself until somebody says so. */
const usualMerging = { isOn: false, certainty: 99.5 }

/** Words by ISO 639-1 language; those under `any` are looked for in every text. */
const wordLists = z
  .record(
    z.string().regex(/^([a-z]{2}|any)$/, 'A language is two letters'),
    z
      .array(z.string().trim().min(wordBounds.shortest, 'Too short').max(wordBounds.longest, 'Too long'))
      .max(wordBounds.mostWords, 'Too many words of a language'),
  )
  .refine((lists) => Object.keys(lists).length <= wordBounds.mostLanguages, 'Too many languages')

export const moderationRules = z.strictObject({
  price: z.strictObject({
    isOn,
    radiusKm: within(price.radiusKm),
    z: within(price.z),
    neighbours: whole(price.neighbours),
  }),
  impossible: z.strictObject({ isOn, seaKm: within(impossible.seaKm) }),
  farFromTown: z.strictObject({ isOn, km: within(farFromTown.km) }),
  duplicate: z.strictObject({ isOn, pictures: whole(duplicate.pictures) }),
  copiedPictures: z.strictObject({ isOn, pictures: whole(copiedPictures.pictures) }),
  words: z.strictObject({ isOn, lists: wordLists }),
  relisted: z.strictObject({ isOn, days: whole(relisted.days) }),
  reported: z.strictObject({ isOn, reports: whole(reported.reports) }),
  merging: z.strictObject({ isOn, certainty: within(merging.certainty) }).default(usualMerging),
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
    /* translate="no" */
    lists: {
      any: ['western union', 'moneygram', 'paysafecard'],
      en: [
        'no children',
        'no dss',
        'whites only',
        'no foreigners',
        'guaranteed return',
        'pay before viewing',
      ],
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
  merging: usualMerging,
}
