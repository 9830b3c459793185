/**
 * web/enquiries: forms to the team whose matter is a text: contact, chairman, dealing room, property service.
 */
import { serviceWords } from '#contract/enquiries/enquiry-words.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, wherever, type Received } from '#contract/enquiries/enquiries.ts'
import {
  contactTopics,
  serviceKinds,
  type ContactTopic,
  type ServiceKind,
} from '#contract/enquiries/enquiry-codes.ts'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, senderOf, senderShape, words } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import styles from './enquiry.module.css'

/** Where people turn to without script. */
const withoutScript =
  'Sending from here needs JavaScript. Our desks can be called; their numbers stand on the contact page.'
const answersHere = 'We answer to this address.'

const topicWords: Record<ContactTopic, string> = {
  general: 'Something general',
  search: 'Searching and listings',
  account: 'My account',
  agents: 'Listing as an agent',
  privacy: 'Privacy and my data',
  press: 'Press',
}

const contactSchema = z.object({
  ...senderShape,
  topic: z.enum(contactTopics),
  message: words,
})

export function ContactForm() {
  const form = useEnquiryForm<z.output<typeof contactSchema>, Received>({
    id: 'contact',
    schema: contactSchema,
    empty: { ...emptySender, topic: 'general', message: '' },
    send: async ({ topic, message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: { kind: 'contact', topic, ...senderOf(sender, check), message },
      }),
  })
  const { input, errorOf, control } = form
  return (
    <EnquiryFrame form={form} label="Write to us" submit="Send the message" withoutScript={withoutScript}>
      <Select label="What is it about?" {...input('topic')} error={errorOf('topic')}>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topicWords[topic]}
          </option>
        ))}
      </Select>
      <SenderFields form={form} help={answersHere} />
      <MessageField
        label="Message"
        input={input('message')}
        error={errorOf('message')}
        written={useWatch({ control, name: 'message' })}
      />
    </EnquiryFrame>
  )
}

const letterSchema = z.object({ ...senderShape, message: words })

export function ChairmanForm() {
  const form = useEnquiryForm<z.output<typeof letterSchema>, Received>({
    id: 'chairman',
    schema: letterSchema,
    empty: { ...emptySender, message: '' },
    send: async ({ message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: { kind: 'chairman', ...senderOf(sender, check), message },
      }),
  })
  return (
    <EnquiryFrame
      form={form}
      label="Tell the chairman"
      submit="Send the letter"
      withoutScript={withoutScript}
    >
      <MessageField
        label="Your letter"
        rows={8}
        input={form.input('message')}
        error={form.errorOf('message')}
        written={useWatch({ control: form.control, name: 'message' })}
      />
      <SenderFields form={form} help="The answer comes to this address." />
    </EnquiryFrame>
  )
}

const lotSchema = z.object({ ...senderShape, lot: z.string(), message: words })

type LotProps = {
  /** Listings that are lots. */
  lots: readonly { id: string; title: string }[]
}

export function LotForm({ lots }: LotProps) {
  const form = useEnquiryForm<z.output<typeof lotSchema>, Received>({
    id: 'lot',
    schema: lotSchema,
    empty: { ...emptySender, lot: '', message: '' },
    send: async ({ lot, message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: { kind: 'lot', ...senderOf(sender, check), message, ...(lot && { listingId: lot }) },
      }),
    names: { listingId: 'lot' },
  })
  const { input, errorOf, control } = form
  return (
    <EnquiryFrame
      form={form}
      label="Ask the dealing room"
      submit="Ask the dealing room"
      withoutScript={withoutScript}
    >
      {lots.length > 0 && (
        <Select label="Which lot" {...input('lot')} error={errorOf('lot')}>
          <option value="">No particular one</option>
          {lots.map(({ id, title }) => (
            <option key={id} value={id} translate="no">
              {title}
            </option>
          ))}
        </Select>
      )}
      <SenderFields form={form} help={answersHere} />
      <MessageField
        label="What would you like to know?"
        input={input('message')}
        error={errorOf('message')}
        written={useWatch({ control, name: 'message' })}
      />
    </EnquiryFrame>
  )
}

const serviceSchema = z.object({
  ...senderShape,
  service: z.string().refine((code) => serviceKinds.some((one) => one === code), 'Please choose a service'),
  where: z.string().refine((text) => wherever.safeParse(text).success, enquiryTexts.where),
  message: words,
})

export function ServiceForm() {
  const form = useEnquiryForm<z.output<typeof serviceSchema>, Received>({
    id: 'service',
    schema: serviceSchema,
    empty: { ...emptySender, service: '', where: '', message: '' },
    send: async ({ service, where, message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: {
          kind: 'service',
          service: service as ServiceKind,
          where,
          ...senderOf(sender, check),
          message,
        },
      }),
  })
  const { input, errorOf, control } = form
  return (
    <EnquiryFrame
      form={form}
      label="Ask for a service"
      submit="Send the request"
      withoutScript={withoutScript}
    >
      <div className={styles.enquiryPair}>
        <Select label="Service" {...input('service')} error={errorOf('service')}>
          <option value="">Choose</option>
          {serviceKinds.map((service) => (
            <option key={service} value={service}>
              {serviceWords[service]}
            </option>
          ))}
        </Select>
        <Field
          label="Where"
          help="A town or region."
          maxLength={120}
          {...input('where')}
          error={errorOf('where')}
        />
      </div>
      <MessageField
        label="What should be done?"
        input={input('message')}
        error={errorOf('message')}
        written={useWatch({ control, name: 'message' })}
      />
      <SenderFields form={form} help={answersHere} />
    </EnquiryFrame>
  )
}
