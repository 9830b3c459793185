/** web/enquiries: asking to be called at a moment that was chosen on the page. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, type Received } from '#contract/enquiries/enquiries.ts'
import { texts } from '#contract/http/person.ts'
import { shownAt } from '#contract/vocabulary/time-zones.ts'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, optionalWords, senderOf, senderShape, type MachineCheck } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const schema = z.object({
  ...senderShape,
  phoneNumber: z.string().trim().min(1, 'Phone number is required').max(250, texts.phoneInvalid),
  message: optionalWords,
  time: z.string(),
})
type Values = z.output<typeof schema>

type Props = {
  /** The chosen instant (milliseconds); null while none is chosen. */
  at: number | null
}

export function CallBackForm({ at }: Props) {
  const form = useEnquiryForm<Values, Received>({
    id: 'callBack',
    schema,
    empty: { ...emptySender, message: '', time: '' },
    send: (values, check) => send(at, values, check),
    names: { 'slot.date': 'time', 'slot.time': 'time', timeZone: 'time' },
  })
  const { input, errorOf, control } = form
  const message = useWatch({ control, name: 'message' })
  return (
    <EnquiryFrame
      form={form}
      label="Ask for a call"
      submit="Ask for this call"
      withoutScript="Choosing a time needs JavaScript. Our desks can be called in the hours below."
    >
      <Missing at={at} error={errorOf('time') ?? (form.failure === noTime ? enquiryTexts.time : undefined)} />
      <SenderFields form={form} help="A receipt comes to this address." phone="needed" />
      <MessageField
        label="What is it about?"
        input={input('message')}
        error={errorOf('message')}
        written={message}
        rows={3}
        optional
      />
    </EnquiryFrame>
  )
}

/** The page says which time was chosen; this says that one is missing or cannot be. */
function Missing({ at, error }: Props & { error: string | undefined }) {
  if (error) return <p className="field-error">{error}</p>
  return at === null ? <p className="small soft">Choose a time above, then tell us where to call.</p> : null
}

const noTime = `${enquiryTexts.time} above.`
const two = (n: number) => String(n).padStart(2, '0')

async function send(at: number | null, { message, time: _time, ...sender }: Values, check: MachineCheck) {
  if (at === null) throw new Error(noTime)
  const timeZone = ownTimeZone()
  const { year, month, day, hour, minute } = shownAt(at, timeZone)
  const { name, email, machineCheck } = senderOf(sender, check)
  const { enquiries } = await enquiryApi()
  return enquiries.send({
    body: {
      kind: 'callBack',
      name,
      email,
      phone: { country: sender.phoneCountry, number: sender.phoneNumber },
      machineCheck,
      slot: { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` },
      timeZone,
      ...(message.trim() && { message }),
    },
  })
}
