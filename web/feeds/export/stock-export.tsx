/**
 * web/feeds: the addresses at which other programs read an agency's
 * published homes: copied, made again, ended.
 */
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { ExportFile, StockExport } from '#contract/exports/stock-export.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { copyAddress } from '../copy-address.ts'
import { Count, Moment } from '../feed-list.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { failureWords } from '../words.ts'
import styles from './export.module.css'

export function StockExportPart({ first }: { first: StockExport }) {
  const [state, setState] = useState(first)
  const change = async (act: 'makeKey' | 'endKey') => {
    try {
      const done = await (await signedApi()).stockExport[act]({})
      setState(done.export)
      toast.success(done.message)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const { addresses } = state
  return (
    <section className={styles.export} id="export" aria-labelledby="export-title">
      <h2 id="export-title">Export</h2>
      <p className="soft">
        Portals, your own site and other software read your published homes at an address that only you have.
        Whoever knows the address can read them, exact places included.
      </p>
      {addresses && <Address of={addresses} state={state} />}
      <div className={styles.acts}>
        <CallButton onCall={() => change('makeKey')}>
          {addresses ? 'Make new addresses' : 'Make the addresses'}
        </CallButton>
        {addresses && <CallButton onCall={() => change('endKey')}>End the addresses</CallButton>}
      </div>
    </section>
  )
}

/* Names of formats are nobody's to translate: translate="no" */
const formats: { value: ExportFile; label: string }[] = [
  { value: 'kyero.xml', label: 'Kyero v3' },
  { value: 'reso.json', label: 'RESO JSON' },
]

type AddressProps = { of: NonNullable<StockExport['addresses']>; state: StockExport }

function Address({ of: addresses, state: { homes, madeAt, readAt } }: AddressProps) {
  const [file, setFile] = useState<ExportFile>('kyero.xml')
  const address = addresses[file]
  return (
    <>
      <div className={styles.bar}>
        <Segments
          label="Format"
          name="format"
          options={formats}
          value={file}
          onChange={setFile}
          look="boxes"
        />
        <Button kind="primary" size="small" onClick={() => void copyAddress(address)}>
          <Icon of={Copy} small />
          Copy the address
        </Button>
      </div>
      <pre className={styles.address} dir="ltr" translate="no">
        {address}
      </pre>
      <dl className={styles.times}>
        <dt>Homes live</dt>
        <dd>
          <Count of={homes} />
        </dd>
        <dt>Made</dt>
        <dd>{madeAt && <Moment at={madeAt} />}</dd>
        <dt>Last read</dt>
        <dd>{readAt ? <Moment at={readAt} /> : 'Not yet'}</dd>
      </dl>
    </>
  )
}
