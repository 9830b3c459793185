/** web/enquiries/report: telling the team that a listing is wrong, gone or not honest. */
import { CircleAlert } from 'lucide-react'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, type Received } from '#contract/enquiries/enquiries.ts'
import { reportReasons, type ReportReason } from '#contract/enquiries/enquiry-codes.ts'
import { email } from '#contract/http/person.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EnquiryFrame } from '../enquiry-frame.tsx'
import { MessageField } from '../message-field.tsx'
import { enquiryApi, optionalWords } from '../sender.ts'
import { useEnquiryForm } from '../use-enquiry-form.ts'
import styles from './report-dialog.module.css'

const reasonWords: Record<ReportReason, string> = {
  notAvailable: 'It is not available any more',
  price: 'The price is wrong',
  place: 'It is somewhere else',
  facts: 'Facts or pictures are wrong',
  duplicate: 'It is listed twice',
  copied: 'Pictures or text were copied',
  fraud: 'It looks like fraud',
  discrimination: 'It discriminates',
  other: 'Something else',
}

const schema = z
  .object({
    reason: z.string().refine((code) => reportReasons.some((one) => one === code), enquiryTexts.reason),
    message: optionalWords,
    email: z
      .string()
      .trim()
      .pipe(z.union([z.literal(''), email])),
  })
  .refine(({ reason, message }) => reason !== 'other' || message.trim() !== '', {
    path: ['message'],
    message: enquiryTexts.message,
    when: () => true,
  })
type Values = z.output<typeof schema>

type Props = { listingId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function ReportDialog({ listingId, isOpen, onOpenChange }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title="Report this listing" tall>
      <ReportForm listingId={listingId} />
    </Dialog>
  )
}

function ReportForm({ listingId }: Pick<Props, 'listingId'>) {
  const form = useEnquiryForm<Values, Received>({
    id: `report/${listingId}`,
    schema,
    empty: { reason: '', message: '', email: readUserInfo()?.email ?? '' },
    send: async ({ reason, message, email }, machineCheck) =>
      (await enquiryApi()).enquiries.report({
        params: { id: listingId },
        body: {
          reason: reason as ReportReason,
          ...(message.trim() && { message }),
          ...(email && { email }),
          machineCheck,
        },
      }),
  })
  const { input, errorOf, control } = form
  const [reason, message] = useWatch({ control, name: ['reason', 'message'] })
  return (
    <EnquiryFrame
      form={form}
      label="Report this listing"
      submit="Send the report"
      withoutScript=""
      hasReceipt={false}
      plain
    >
      <Reasons field={input('reason')} error={errorOf('reason')} />
      <MessageField
        label="What should we know?"
        input={input('message')}
        error={errorOf('message')}
        written={message}
        rows={3}
        optional={reason !== 'other'}
      />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="If you like to hear what came of it. The agency does not learn who you are."
        {...input('email')}
        error={errorOf('email')}
      />
    </EnquiryFrame>
  )
}

type ReasonsProps = { field: UseFormRegisterReturn; error: string | undefined }

function Reasons({ field, error }: ReasonsProps) {
  return (
    <fieldset className={styles.reasons} aria-describedby={error && 'report-reason-error'}>
      <legend className="field-label">What is wrong?</legend>
      {reportReasons.map((code) => (
        <Checkbox key={code} type="radio" value={code} data-invalid={Boolean(error)} {...field}>
          {reasonWords[code]}
        </Checkbox>
      ))}
      {error && (
        <p className="field-error" id="report-reason-error">
          <Icon of={CircleAlert} small />
          {error}
        </p>
      )}
    </fieldset>
  )
}
