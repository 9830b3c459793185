/** web/portal/settings: the banners there are, each with when and where it is shown. */
import { useState } from 'react'
import { bannerBounds } from '#contract/settings/setting-codes.ts'
import type { Banner } from '#contract/settings/settings.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import { useNow, useWhen } from '../clock.ts'
import { BannerDialog } from './banner-dialog.tsx'
import styles from './settings.module.css'

type Props = {
  banners: readonly Banner[]
  isBusy: boolean
  onSave: (banners: Banner[]) => Promise<boolean>
}

export function Banners({ banners, isBusy, onSave }: Props) {
  const [edited, setEdited] = useState<Banner | 'new' | null>(null)
  const others = (id: string) => banners.filter((one) => one.id !== id)
  return (
    <div className={styles.stack}>
      {banners.length === 0 && <p className="soft">No banner is planned.</p>}
      <ul className={styles.banners}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerLine banner={banner} />
            <div className="button-row">
              <Button size="small" onClick={() => setEdited(banner)}>
                Edit
              </Button>
              <CallButton size="small" disabled={isBusy} onCall={() => onSave(others(banner.id))}>
                Remove
              </CallButton>
            </div>
          </li>
        ))}
      </ul>
      {banners.length < bannerBounds.most && (
        <div className="button-row">
          <Button size="small" onClick={() => setEdited('new')}>
            New banner
          </Button>
        </div>
      )}
      {edited && (
        <BannerDialog
          banner={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSave={async (banner) => {
            const isSaved = await onSave([...others(banner.id), banner])
            if (isSaved) setEdited(null)
            return isSaved
          }}
        />
      )}
    </div>
  )
}

const stateOf = (from: number, until: number, now: number): { word: string; mark: Mark } =>
  now < from
    ? { word: 'Planned', mark: 'wait' }
    : now < until
      ? { word: 'Shown now', mark: 'live' }
      : { word: 'Over', mark: 'off' }

function BannerLine({ banner: { from, until, path, texts } }: { banner: Banner }) {
  const now = useNow()
  const { moment } = useWhen()
  const { word, mark } = stateOf(onThisClock(from), onThisClock(until), now)
  return (
    <div>
      <p translate="no">{texts.en}</p>
      <p className="small soft">
        <Status mark={mark}>{word}</Status> <bdi className="num">{moment(from)}</bdi> –{' '}
        <bdi className="num">{moment(until)}</bdi>
        {path && (
          <>
            {' · '}
            <bdi translate="no">{path}</bdi>
          </>
        )}
      </p>
    </div>
  )
}
