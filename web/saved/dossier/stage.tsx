/** web/saved/dossier: how far one is with a home, chosen by hand. */
import { useRevalidator } from 'react-router'
import { dossierStages, type DossierStage } from '#contract/saved/dossier-codes.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { useAct } from '../use-act.ts'
import { localDay } from './diary.rules.ts'
import { stageWords } from '../stage-words.ts'
import styles from './dossier.module.css'

type Props = { id: string; stage: DossierStage; isChosen: boolean }

export function Stage({ id, stage, isChosen }: Props) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const choose = (chosen: DossierStage) =>
    void act(async () => {
      const body = { stage: chosen, day: localDay(new Date()) }
      await (await signedApi()).dossier.setStage({ params: { id }, body })
      return {}
    })
  return (
    <section className={styles.stage} aria-labelledby="stage">
      <h2 className="small" id="stage">
        How far you are
      </h2>
      <Segments
        className={styles.stages ?? ''}
        label="How far you are"
        name="stage"
        look="boxes"
        value={stage}
        options={dossierStages.map((value) => ({ value, label: stageWords[value] }))}
        onChange={choose}
      />
      {!isChosen && stage !== 'interested' && (
        <p className="tiny note">Told from your questions. Choose another one, and that stays.</p>
      )}
    </section>
  )
}
