/** web/stock: beside the editor: the home as visitors will see it, and what its points are lost for. */
import { Bath, BedDouble, House, Scaling } from 'lucide-react'
import { mainAreaKinds } from '#contract/vocabulary/codes.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import { formTitle } from '#contract/stock/form-title.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { FormStep } from '#contract/stock/publishing.ts'
import { qualities, qualityOf } from '#contract/stock/quality.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { periodWords, priceModeWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ScaleMeter } from '#web/ui/charts/scale-meter.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftEditor } from './use-draft.ts'
import { useNearby } from './quality/use-nearby.ts'
import styles from './editor.module.css'
import previewStyles from './preview.module.css'

type OnStep = { onStep: (step: FormStep) => void }
type Props = OnStep & { editor: DraftEditor }

export function Aside({ editor, onStep }: Props) {
  const { form, pictures } = editor
  const nearby = useNearby(editor)
  return (
    <aside className={styles.aside}>
      <Preview form={form} pictures={pictures} />
      <Quality form={form} nearby={nearby} onStep={onStep} />
    </aside>
  )
}

function Preview({ form, pictures }: Pick<DraftEditor, 'form' | 'pictures'>) {
  const cover = form.media.find(({ kind }) => kind === 'photo')?.sha256
  const picture = cover ? pictures.get(cover) : undefined
  const photos = form.media.filter(({ kind }) => kind === 'photo').length
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="subheading">
        As visitors will see it
      </h2>
      <div className={previewStyles.preview}>
        <div className={previewStyles.previewPhoto}>
          {picture?.src ? <img src={picture.src} alt="" /> : <Icon of={House} />}
          {photos > 1 && <span className={`num ${previewStyles.previewCount}`}>{`1 of ${photos}`}</span>}
        </div>
        <div className={previewStyles.previewBody}>
          <Asked price={form.price} />
          <b translate="no">{formTitle(form) ?? '…'}</b>
          <span className="row-sub" translate="no">
            {[form.place.district, form.place.locality].filter(Boolean).join(', ')}
          </span>
          <Facts form={form} />
        </div>
      </div>
    </section>
  )
}

function Asked({ price: { mode, amount, amountMax, currency, period } }: { price: ListingForm['price'] }) {
  const { money } = useFormat()
  if (mode === 'onRequest') return <p className={previewStyles.previewPrice}>{priceModeWords.onRequest}</p>
  if (amount === null || currency === null) return <p className={previewStyles.previewPrice}>…</p>
  return (
    <p className={previewStyles.previewPrice}>
      <bdi>{money({ amount, currency })}</bdi>
      {mode === 'range' && amountMax !== null && (
        <>
          {' – '}
          <bdi>{money({ amount: amountMax, currency })}</bdi>
        </>
      )}{' '}
      <span className="note">{period && period !== 'once' ? periodWords[period] : priceModeWords[mode]}</span>
    </p>
  )
}

function Facts({ form: { bedrooms, bedroomsMax, bathrooms, areas } }: { form: ListingForm }) {
  const { number, area } = useFormat()
  const main = mainAreaKinds.flatMap((kind) => areas.filter((one) => one.kind === kind))[0]
  return (
    <p className={previewStyles.previewFacts}>
      {bedrooms !== null && (
        <span>
          <Icon of={BedDouble} small />
          <span className="num">
            {bedroomsMax === null ? number(bedrooms) : `${number(bedrooms)}–${number(bedroomsMax)}`}
          </span>
          <span className="quiet-text"> bedrooms</span>
        </span>
      )}
      {bathrooms !== null && (
        <span>
          <Icon of={Bath} small />
          <span className="num">{number(bathrooms)}</span>
          <span className="quiet-text"> bathrooms</span>
        </span>
      )}
      {main && (
        <span>
          <Icon of={Scaling} small />
          <span className="num">
            {area(
              main.value * squareMetresPer[main.unit],
              main.max ? main.max * squareMetresPer[main.unit] : undefined,
            )}
          </span>
        </span>
      )}
    </p>
  )
}

/** Losses shown before one asks for all. */
const firstLosses = 5

/** `nearby`: what homes near it reach; null where that is not known. */
export function Quality({
  form,
  nearby,
  onStep,
}: Pick<DraftEditor, 'form'> & OnStep & { nearby: number | null }) {
  const { score, lost } = qualityOf(form)
  return (
    <section aria-labelledby="quality">
      <h2 id="quality" className="subheading">
        Quality
      </h2>
      <p className={previewStyles.score}>
        <b className="num">{score}</b>{' '}
        <span className="soft">{nearby === null ? 'of 100' : `of 100 · homes nearby reach ${nearby}`}</span>
      </p>
      <ScaleMeter label="Quality" value={score} max={100} steps={10} text={`${score} of 100`} />
      <ul className={previewStyles.losses}>
        {lost.slice(0, firstLosses).map(({ code, points, advice, step }) => (
          <li key={code}>
            <b className="num">+{points}</b>
            <span>{advice}</span>
            <Button size="small" kind="plain" aria-label={`Do it: ${advice}`} onClick={() => onStep(step)}>
              Do it
            </Button>
          </li>
        ))}
      </ul>
      <details className={styles.formula}>
        <summary>How it is counted</summary>
        <p className="soft">
          Points for each of these that is there; what is not asked of such a home counts for nobody, and the
          others are scaled up to 100.
        </p>
        <ul>
          {qualities.map(({ code, points, advice }) => (
            <li key={code}>
              <span className="num">{points}</span> {advice}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
