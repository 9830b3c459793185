/** web/saved/dossier: pictures and papers of one's own, which nobody else can open. */
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dossierFileAddress } from '#contract/saved/addresses.ts'
import type { DossierFile } from '#contract/saved/dossier.ts'
import { dossierMost } from '#contract/saved/dossier-codes.ts'
import { sendWithProgress } from '#web/platform/api/send-with-progress.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi, signedApiOver } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScaleMeter } from '#web/ui/charts/scale-meter.tsx'
import { FileButton } from '#web/ui/forms/file-button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { takeTable } from '#web/ui/table/take-table.ts'
import { useAct } from '../use-act.ts'
import { readFile } from './private-file.ts'
import styles from './dossier.module.css'
import diaryStyles from './diary.module.css'

type Props = { id: string; files: readonly DossierFile[] }

export function Files({ id, files }: Props) {
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct(() => void revalidate())
  const [share, setShare] = useState<number | null>(null)
  const list = useListFocus<HTMLUListElement>(
    files.map((file) => file.id),
    '[data-deletes]',
  )
  const send = async (file: File) => {
    setShare(0)
    await act(async () => {
      const { dossier } = await signedApiOver((request) => sendWithProgress(request, setShare))
      return dossier.addFile({
        params: { id },
        query: { name: file.name.slice(-dossierMost.fileName) },
        body: file,
      })
    })
    setShare(null)
  }
  const remove = (file: string) =>
    act(async () => (await signedApi()).dossier.removeFile({ params: { id, file } }))
  return (
    <section className={`${styles.part} no-print`} aria-labelledby="files">
      <h2 className="subheading" id="files">
        Your pictures and papers
      </h2>
      <p className="small soft">
        Pictures and PDF, up to 20 MB each. Only you can open them; they go when you delete them, or your
        account.
      </p>
      {files.length > 0 && (
        <ul className={diaryStyles.files} ref={list}>
          {files.map((file) => (
            <FileItem key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
      {share !== null && (
        <ScaleMeter
          label="Sent so far"
          value={Math.round(share * 100)}
          max={100}
          steps={5}
          text={share < 1 ? `${Math.round(share * 100)} per cent sent` : 'Being read'}
          small
        />
      )}
      <FileButton kind="quiet" isBusy={isBusy} onFile={(file) => void send(file)} />
    </section>
  )
}

function FileItem({ file, onRemove }: { file: DossierFile; onRemove: () => Promise<boolean> }) {
  const { date } = useFormat()
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
      {file.kind === 'picture' ? <PrivatePicture file={file} /> : <Icon of={FileText} />}
      <span>
        <b translate="no">
          <bdi>{file.name}</bdi>
        </b>
        <span className="tiny note">{date(file.addedAt)}</span>
      </span>
      <span className="button-row">
        <CallButton
          size="small"
          kind="plain"
          onCall={() => takeTable(dossierFileAddress(file.id), file.name)}
        >
          Download<span className="quiet-text"> {file.name}</span>
        </CallButton>
        <Button size="small" kind="plain" data-deletes onClick={() => setAsking(true)}>
          Delete<span className="quiet-text"> {file.name}</span>
        </Button>
      </span>
      {isAsking && <DeleteFile name={file.name} onClose={() => setAsking(false)} onDelete={onRemove} />}
    </li>
  )
}

type DeleteProps = { name: string; onClose: () => void; onDelete: () => Promise<boolean> }

/** Nobody else has the file, and we keep no copy. */
function DeleteFile({ name, onClose, onDelete }: DeleteProps) {
  const foot = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <CallButton className="button--danger" onCall={onDelete}>
        Delete the file
      </CallButton>
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Delete this file?" foot={foot}>
      <p>
        <b translate="no">
          <bdi>{name}</bdi>
        </b>
      </p>
      <p className="soft">It cannot be brought back.</p>
    </Dialog>
  )
}

/** It comes with the token, so a plain address would not do. */
function PrivatePicture({ file: { id, name } }: { file: DossierFile }) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const reading = readFile(id)
    void reading.then(setSrc)
    return () => void reading.then((address) => address && URL.revokeObjectURL(address))
  }, [id])
  return src ? <img src={src} alt={name} /> : <span className={diaryStyles.filePlaceholder} />
}
