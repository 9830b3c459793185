/**
 * web/content: a film: drawn scenes one after another, with their words; it can
 * be stopped, stepped through and read aloud.
 */
import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Film as Shown } from '#contract/content/content.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Scene } from '../pages/scene.tsx'
import { canSpeak, hush, speak } from './voice.ts'
import styles from './film.module.css'

/** Without script the first scene and all words stand there. */
export function Film({ of }: { of: Shown }) {
  const { scenes, title, slug } = of
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isAloud, setAloud] = useState(false)
  const isHydrated = useHydrated()
  const scene = scenes[at] ?? scenes[0]
  usePlaying({ words: scene?.words ?? '', seconds: scene?.seconds ?? 0, isPlaying, isAloud }, () => {
    if (at + 1 < scenes.length) setAt(at + 1)
    else setPlaying(false)
  })
  if (!scene) return null
  const play = () => {
    if (!isPlaying && at === scenes.length - 1) setAt(0)
    setPlaying(!isPlaying)
  }
  return (
    <figure className={styles.film} id={slug} aria-labelledby={`${slug}-heading`}>
      <div className={classNames(styles.filmScreen, isPlaying && styles.filmScreenPlaying)}>
        <div key={at} className={styles.filmScene} aria-hidden="true">
          <Scene of={scene.drawing} />
        </div>
        <p className={styles.filmWords}>{scene.words}</p>
      </div>
      <Progress scenes={scenes} at={at} isPlaying={isPlaying} />
      {isHydrated && (
        <div className={styles.filmActs}>
          <Button
            kind="primary"
            round
            onClick={play}
            aria-label={isPlaying ? `Stop ${title}` : `Play ${title}`}
          >
            <Icon of={isPlaying ? Pause : Play} />
          </Button>
          <Step to={at - 1} last={scenes.length - 1} label="Scene before" icon={SkipBack} go={setAt} />
          <Step to={at + 1} last={scenes.length - 1} label="Next scene" icon={SkipForward} go={setAt} />
          {canSpeak() && (
            <Button kind="plain" aria-pressed={isAloud} onClick={() => setAloud(!isAloud)}>
              <Icon of={isAloud ? Volume2 : VolumeX} />
              Read aloud
            </Button>
          )}
          <span className="small soft num">
            {at + 1} of {scenes.length}
          </span>
        </div>
      )}
      <Caption of={of} />
    </figure>
  )
}

/** What the film is about, and all its words to read. */
function Caption({ of: { slug, title, description, scenes } }: { of: Shown }) {
  return (
    <figcaption>
      <h2 className="subheading" id={`${slug}-heading`}>
        {title}
      </h2>
      <p className="small soft">{description}</p>
      <details className={styles.filmText}>
        <summary className="link">All words as text</summary>
        <ol>
          {scenes.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </details>
    </figcaption>
  )
}

type StepTo = { to: number; last: number; label: string; icon: typeof Play; go: (at: number) => void }

const Step = ({ to, last, label, icon, go }: StepTo) => (
  <Button kind="plain" round aria-label={label} disabled={to < 0 || to > last} onClick={() => go(to)}>
    <Icon of={icon} className="icon--turns" />
  </Button>
)

/** The scale bar of a map, a part for each scene as long as the scene. */
function Progress({ scenes, at, isPlaying }: { scenes: Shown['scenes']; at: number; isPlaying: boolean }) {
  return (
    <div className={classNames('left-to-right', styles.filmProgress)} aria-hidden="true">
      {scenes.map(({ words, seconds }, index) => (
        <span
          key={words}
          style={{ flexGrow: seconds, '--seconds': `${seconds}s` } as object}
          className={classNames(
            index < at && styles.past,
            index === at && (isPlaying ? styles.running : styles.here),
          )}
        />
      ))}
    </div>
  )
}

type Playing = { words: string; seconds: number; isPlaying: boolean; isAloud: boolean }

/** Goes on after the scene's time, and not before its words were said. */
function usePlaying({ words, seconds, isPlaying, isAloud }: Playing, next: () => void): void {
  const onward = useRef(next)
  useEffect(() => {
    onward.current = next
  })
  useEffect(() => {
    if (!isPlaying) return
    const said = isAloud ? speak(words) : Promise.resolve()
    let isGone = false
    const timer = setTimeout(() => void said.then(() => isGone || onward.current()), seconds * 1000)
    return () => {
      isGone = true
      clearTimeout(timer)
      hush()
    }
  }, [words, seconds, isPlaying, isAloud])
}
