/** web/enquiries: writing to the agent of a home, with a wish to see it. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { slot, type Received } from '#contract/enquiries.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, senderOf, senderShape, words, type MachineCheck } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { chosenBefore, ViewingField } from './viewing-field.tsx'

const schema = z.object({
  ...senderShape,
  message: words,
  viewing: z.object({ slots: z.array(slot).max(3), byVideo: z.boolean() }),
})
type Values = z.output<typeof schema>

const firstWords = 'Is this home still available? I would like to know more about it.'
const goneWords = 'This home is gone. Do you have another one like it?'

type Props = {
  home: { id: string; agency: string; isGone: boolean }
  /** Where people turn to without script. */
  withoutScript: string
}

export function HomeEnquiry({ home: { id, agency, isGone }, withoutScript }: Props) {
  const form = useEnquiryForm<Values, Received>({
    id: `listing/${id}`,
    schema,
    empty: { ...emptySender, message: isGone ? goneWords : firstWords, viewing: { slots: [], byVideo: false } },
    send: (values, check) => send(id, values, check),
    names: slotNames,
    before: viewingBefore,
  })
  const { control, input, errorOf, setValue, clearErrors } = form
  const [message, viewing] = useWatch({ control, name: ['message', 'viewing'] })
  const isViewing = viewing.slots.length > 0
  return (
    <EnquiryFrame
      key={id}
      form={form}
      label={`Write to ${agency}`}
      submit={isViewing ? 'Ask for this viewing' : 'Send the message'}
      withoutScript={withoutScript}
    >
      {isGone ? null : (
        <ViewingField
          value={viewing}
          error={errorOf('viewing')}
          onChange={(value) => {
            clearErrors('viewing')
            setValue('viewing', value)
          }}
        />
      )}
      <SenderFields form={form} help="The agent answers to this address." />
      <MessageField label="Message" input={input('message')} error={errorOf('message')} written={message} rows={4} />
    </EnquiryFrame>
  )
}

function viewingBefore(): Partial<Values> {
  const slots = chosenBefore()
  return slots.length > 0 ? { viewing: { slots, byVideo: false } } : {}
}

/** What is wrong with one of the times stands below all of them. */
const slotNames = Object.fromEntries(
  [0, 1, 2].flatMap((index) => ['date', 'time'].map((part) => [`viewing.slots.${index}.${part}`, 'viewing' as const])),
)

async function send(listingId: string, { viewing, message, ...sender }: Values, check: MachineCheck) {
  const { enquiries } = await enquiryApi()
  const way = viewing.byVideo ? ('video' as const) : ('inPerson' as const)
  return enquiries.send({
    body: {
      kind: 'listing',
      listingId,
      ...senderOf(sender, check),
      message,
      ...(viewing.slots.length > 0 && { viewing: { way, slots: viewing.slots } }),
    },
  })
}
