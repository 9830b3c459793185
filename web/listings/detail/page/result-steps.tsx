/** web/listings: from one home of the results to the next, by press or arrow key. Drawn by script alone. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useTrail } from '#web/platform/kept/trail.ts'
import { stepByKey, stepsFrom, type Step } from '#web/platform/kept/trail.rules.ts'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './result-steps.module.css'

type Props = {
  homeId: string
  /** Hears the arrow keys; of several on a page one does. */
  hasKeys?: boolean
  className?: string
}

/** Each step takes the place of the present entry of the history, so that Back still leads to the results. */
export function ResultSteps({ homeId, hasKeys = false, className }: Props) {
  const format = useFormat()
  const found = useTrail(homeId)
  const addressOf = useAddresses()
  const steps = found && stepsFrom(found.trail, homeId)
  const previous = addressOf(steps?.previous ?? null)
  const next = addressOf(steps?.next ?? null)
  useArrowKeys(hasKeys ? { previous, next } : {})
  if (!steps || found.trail.total < 2) return null
  return (
    <nav
      data-steps
      className={classNames('no-print', styles.steps, className)}
      aria-label="Results of your search"
    >
      {previous && (
        <Link to={previous} replace aria-label="Previous result">
          <Icon of={ChevronLeft} className="icon--turns" />
        </Link>
      )}
      <span className="small note num">
        {format.number(steps.number)} of {format.number(found.trail.total)}
      </span>
      {next && (
        <Link to={next} replace aria-label="Next result">
          <Icon of={ChevronRight} className="icon--turns" />
        </Link>
      )}
    </nav>
  )
}

/** Nothing has the focus, or one of the steps has. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('[data-steps]') !== null)

function useAddresses() {
  const pageOf = useHomeAddress()
  return (step: Step): string | null => {
    if (!step) return null
    return 'home' in step ? pageOf(step.home) : step.page
  }
}

/**
 * Only while nothing on the page has the focus: fields, sliders and
 * pictures have their own use for arrow keys.
 */
function useArrowKeys(to: { previous?: string | null; next?: string | null }) {
  const navigate = useNavigate()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isFree(event.target)) return
    const way = stepByKey(event, document.documentElement.dir === 'rtl')
    const address = way && to[way]
    if (!address) return
    event.preventDefault()
    void navigate(address, { replace: true })
  })
  useEffect(() => {
    const tell = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', tell)
    return () => document.removeEventListener('keydown', tell)
  }, [])
}
