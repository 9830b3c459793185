/** web/enquiries: writing to the agent of a home, with a wish to see it. */
import { useContext, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, type Received } from '#contract/enquiries/enquiries.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { Select } from '#web/ui/forms/field.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, senderOf, senderShape, words, type MachineCheck } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { ViewingField } from './viewing-field.tsx'
import { proposed, rowProblems } from './viewing-times.rules.ts'

/** The fields of a time may be empty or half filled in; what is, is said when the form is sent. */
const slots = z.array(z.object({ date: z.string(), time: z.string() }))

const schemaAt = (now: string) =>
  z.object({
    ...senderShape,
    message: words,
    agentId: z.string(),
    viewing: z
      .object({ slots, byVideo: z.boolean() })
      .refine(
        (viewing) => rowProblems(viewing.slots, now).every((problem) => problem === null),
        enquiryTexts.time,
      ),
  })
type Values = z.output<ReturnType<typeof schemaAt>>

const firstWords = 'Is this home still available? I would like to know more about it.'
const goneWords = 'This home is gone. Do you have another one like it?'

type Agent = { id: string; name: string }

type Props = {
  home: { id: string; agency: string; isGone: boolean; agents: readonly Agent[] }
  /** Where people turn to without script. */
  withoutScript: string
}

export function HomeEnquiry({ home: { id, agency, isGone, agents }, withoutScript }: Props) {
  const { now } = useFormat()
  const { say } = useContext(VoiceContext)
  const suggested = isGone ? goneWords : firstWords
  const form = useEnquiryForm<Values, Received>({
    id: `listing/${id}`,
    schema: schemaAt(now),
    empty: {
      ...emptySender,
      // People send what they can read; what stands in a field is said by nobody else.
      message: say?.attribute(suggested) ?? suggested,
      agentId: '',
      viewing: { slots: [], byVideo: false },
    },
    send: (values, check) => send(id, values, check),
    names: slotNames,
  })
  const { control, input, errorOf, getValues, setValue, clearErrors } = form
  const [message, viewing] = useWatch({ control, name: ['message', 'viewing'] })
  const isViewing = proposed(viewing.slots).length > 0
  return (
    <EnquiryFrame
      plain
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
          onChange={(change) => {
            clearErrors('viewing')
            setValue('viewing', change(getValues('viewing')))
          }}
        />
      )}
      {agents.length > 1 && (
        <AgentField agents={agents} input={input('agentId')} error={errorOf('agentId')} />
      )}
      <SenderFields form={form} help="The agent answers to this address." />
      <MessageField
        label="Message"
        input={input('message')}
        error={errorOf('message')}
        written={message}
        rows={4}
      />
    </EnquiryFrame>
  )
}

type AgentProps = {
  agents: readonly Agent[]
  input: ComponentProps<'select'>
  error: string | undefined
}

/** Whoever of the agency answers, unless somebody is chosen. */
function AgentField({ agents, input, error }: AgentProps) {
  return (
    <Select label="Write to" error={error} {...input}>
      <option value="">Whoever is there first</option>
      {agents.map(({ id, name }) => (
        <option key={id} value={id} translate="no">
          {name}
        </option>
      ))}
    </Select>
  )
}

/** What is wrong with one of the times stands below all of them. */
const slotNames = Object.fromEntries(
  [0, 1, 2].flatMap((index) =>
    ['date', 'time'].map((part) => [`viewing.slots.${index}.${part}`, 'viewing' as const]),
  ),
)

async function send(listingId: string, values: Values, check: MachineCheck) {
  const { viewing, message, agentId, ...sender } = values
  const { enquiries } = await enquiryApi()
  const way = viewing.byVideo ? ('video' as const) : ('inPerson' as const)
  const times = proposed(viewing.slots)
  return enquiries.send({
    body: {
      kind: 'listing',
      listingId,
      ...senderOf(sender, check),
      message,
      ...(agentId && { agentId }),
      ...(times.length > 0 && { viewing: { way, slots: times } }),
    },
  })
}
