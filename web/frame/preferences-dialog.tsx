/** web/frame: the preferences in a dialog. */
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useRates } from '#web/platform/money/rates.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PreferencesForm } from './preferences-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; back: string }

export function PreferencesDialog({ open, onOpenChange, back }: Props) {
  const { currencies } = useRates()
  const { state, location } = useNavigation()
  const saving = state !== 'idle' && location.pathname === '/preferences'
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && !saving) onOpenChange(false)
    wasSaving.current = saving
  }, [saving, onOpenChange])
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
