/** web/portal/translations: one text, where its translation came from, and its correction. */
import type { RememberedText } from '#contract/content/corrections.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { useWhen } from '../clock.ts'
import { useAct } from '../desk/use-act.ts'
import { CorrectionForm } from './correction-form.tsx'
import { FixedNote } from './sentences.tsx'
import { layerWords } from './words.ts'

type Props = { of: RememberedText; isOpen: boolean; onToggle: (isOpen: boolean) => void }

export function MemoryItem({ of: said, isOpen, onToggle }: Props) {
  const { moment } = useWhen()
  const { original, text, language, source, layer, engine, at, beneath, isFixed } = said
  const { mark, word } = layerWords[layer]
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={
        <bdi lang={source} translate="no">
          {original}
        </bdi>
      }
      about={
        <bdi lang={language} translate="no">
          {text}
        </bdi>
      }
      when={at ? <time dateTime={at}>{moment(at)}</time> : null}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxQuote by={source === 'en' ? 'As it is written' : `As it is written, in ${source}`}>
        {original}
      </InboxQuote>
      <InboxQuote ours by={engine ? `${sayings[layer]}: ${engine}` : sayings[layer]}>
        {text}
      </InboxQuote>
      {beneath !== null && (
        <InboxFacts
          facts={[
            {
              label: 'Catalogue',
              value: (
                <bdi lang={language} translate="no">
                  {beneath}
                </bdi>
              ),
            },
          ]}
        />
      )}
      {isFixed ? <FixedNote /> : <Correction of={said} />}
    </InboxItem>
  )
}

const sayings: Record<RememberedText['layer'], string> = {
  corrected: 'Corrected here',
  reviewed: 'Reviewed catalogue',
  machine: 'Translated by a machine',
}

function Correction({ of: { source, language, original, text, layer } }: { of: RememberedText }) {
  const { act, isBusy } = useAct()
  return (
    <CorrectionForm
      key={text}
      label="Correction"
      language={language}
      text={text}
      original={original}
      isBusy={isBusy}
      onSave={(words) =>
        act(async () =>
          (await signedApi()).corrections.correct({ body: { source, language, original, text: words } }),
        )
      }
    >
      {layer === 'corrected' && (
        <CallButton
          size="small"
          disabled={isBusy}
          onCall={() =>
            act(async () =>
              (await signedApi()).corrections.withdraw({ body: { source, language, original } }),
            )
          }
        >
          Take the correction back
        </CallButton>
      )}
    </CorrectionForm>
  )
}
