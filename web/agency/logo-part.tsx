/** web/agency: the logo: shown, chosen, removed. */
import { useRef } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import type { Change } from './use-agency.ts'
import styles from './agency.module.css'

type Props = { logoUrl: string | null; name: string; change: Change; isBusy: boolean }

export function LogoPart({ logoUrl, name, change, isBusy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const send = (file: File | undefined) =>
    file && change(async () => (await signedApi()).team.setLogo({ body: file }))
  return (
    <div className={styles.logo}>
      {logoUrl && <img src={logoUrl} alt={`Logo of ${name}`} height={56} />}
      <div className="button-row">
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Logo"
          onChange={(event) => {
            void send(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="small" disabled={isBusy} onClick={() => input.current?.click()}>
          {logoUrl ? 'Another logo' : 'Choose a logo'}
        </Button>
        {logoUrl && (
          <CallButton
            size="small"
            disabled={isBusy}
            onCall={() => change(async () => (await signedApi()).team.removeLogo({}))}
          >
            Remove the logo
          </CallButton>
        )}
      </div>
    </div>
  )
}
