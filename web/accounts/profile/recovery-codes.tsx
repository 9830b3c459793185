/** web/accounts/profile: ten recovery codes, shown once, to be kept on paper or in a file. */
import { brand } from '#contract/content/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import styles from './profile.module.css'

const asText = (codes: string[]): string =>
  `${brand.name} recovery codes, each works once\n\n${codes.join('\n')}\n`

function download(codes: string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([asText(codes)], { type: 'text/plain' }))
  link.download = `${brand.slug}-recovery-codes.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function copy(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(asText(codes))
    toast.info('The codes are copied.')
  } catch {
    toast.error('The browser did not let us copy them. Please download or write them down.')
  }
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p className="soft">
        For the day the phone is lost: each of these signs you in once, instead of a code of the app. We
        cannot show them again.
      </p>
      <ul className={styles.recoveryCodes} dir="ltr" translate="no" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.profileRow}>
        <Button size="small" onClick={() => download(codes)}>
          Download
        </Button>
        <Button size="small" onClick={() => void copy(codes)}>
          Copy
        </Button>
      </div>
    </>
  )
}
