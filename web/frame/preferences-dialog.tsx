/** web/frame: the preferences in a dialog. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useRates } from '#web/platform/money/rates.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PreferencesForm } from './preferences-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; back: string }

export function PreferencesDialog({ open, onOpenChange, back }: Props) {
  const { currencies } = useRates()
  const { state, location } = useNavigation()
  const saving = state !== 'idle' && location.pathname === '/preferences'
  // Saving leads back here as a new visit. That it is under way may never be drawn: what is quick, or a
  // browser that is busy, goes from one to the other in a single step.
  const { key } = useLocation()
  const visit = useRef(key)
  useEffect(() => {
    if (visit.current !== key) onOpenChange(false)
    visit.current = key
  }, [key, onOpenChange])
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Language, currency and unit">
      <PreferencesForm currencies={currencies} back={back}>
        <Button type="submit" kind="primary" disabled={saving}>
          Save
        </Button>
      </PreferencesForm>
    </Dialog>
  )
}
