/** web/enquiries: writing to an agency. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Received } from '#contract/enquiries/enquiries.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, senderOf, senderShape, words } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const schema = z.object({ ...senderShape, message: words })
type Values = z.output<typeof schema>

type Props = { agency: { id: string; name: string }; withoutScript: string }

export function AgencyEnquiry({ agency: { id, name }, withoutScript }: Props) {
  const form = useEnquiryForm<Values, Received>({
    id: `agency/${id}`,
    schema,
    empty: { ...emptySender, message: '' },
    send: async ({ message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: { kind: 'agency', agencyId: id, ...senderOf(sender, check), message },
      }),
  })
  const message = useWatch({ control: form.control, name: 'message' })
  return (
    <EnquiryFrame
      form={form}
      label={`Write to ${name}`}
      submit="Send the message"
      withoutScript={withoutScript}
      plain
    >
      <SenderFields form={form} help="The agency answers to this address." />
      <MessageField
        label="Message"
        input={form.input('message')}
        error={form.errorOf('message')}
        written={message}
        rows={4}
      />
    </EnquiryFrame>
  )
}
