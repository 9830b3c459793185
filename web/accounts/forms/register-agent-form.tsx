/** web/accounts: an agent's application: agency, person, phone, licence, description. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { description, texts } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { keepDraft } from '#web/platform/kept/draft.ts'
import { letHappen } from '#web/platform/session/modals.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Field, Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useAccountForm, useKeptForm } from './account-form.ts'
import {
  emptyPerson,
  NameAndEmailFields,
  NewPasswordFields,
  withPasswordsThatAgree,
  personShape,
} from './person-fields.tsx'
import { isPhone } from '#web/platform/session/phone-check.ts'
import { PhoneField, usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import accountStyles from '../account.module.css'
import styles from './register-agent-form.module.css'

/** As people write it: `www.example.com`. */
const withScheme = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address

export const agentSchema = withPasswordsThatAgree(
  z.object({
    agencyName: z
      .string()
      .trim()
      .min(1, 'Agency name is required')
      .min(2, 'Agency name should be at least 2 characters')
      .max(120),
    country: z.string().length(2, 'Country is required'),
    licenceNumber: z.string().trim().max(60),
    website: z
      .string()
      .trim()
      .overwrite(withScheme)
      .pipe(
        z.union([
          z.literal(''),
          z.url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://' }),
        ]),
      ),
    description: z.string().refine((text) => description.safeParse(text).success, texts.descriptionInvalid),
    ...personShape,
    phoneCountry: z.string(),
    phoneNumber: z.string().trim().min(1, 'Phone number is required').max(250, texts.phoneInvalid),
  }),
).refine((form) => isPhone(form.phoneNumber, form.phoneCountry), {
  path: ['phoneNumber'],
  message: texts.phoneInvalid,
  when: () => true,
})
type Agent = z.output<typeof agentSchema>

const empty: Agent = {
  agencyName: '',
  country: '',
  licenceNumber: '',
  website: '',
  description: '',
  ...emptyPerson,
  phoneCountry: '',
  phoneNumber: '',
}

/** What the draft of an application is kept as. */
const draft = 'register-agent'

async function apply(form: Agent): Promise<void> {
  const { auth } = await browserApi()
  const sent = await auth.signupAgent({
    body: {
      name: `${form.firstName} ${form.lastName}`,
      email: form.email,
      password: form.password,
      phone: { country: form.phoneCountry, number: form.phoneNumber },
      agencyName: form.agencyName,
      country: form.country,
      description: form.description,
      ...(form.licenceNumber && { licenceNumber: form.licenceNumber }),
      ...(form.website && { website: form.website }),
    },
  })
  keepDraft(draft, null)
  await letHappen({
    type: 'agentSignupSucceeded',
    email: form.email,
    message: sent.message,
    expiresAt: onThisClock(sent.expiryTime),
  })
}

type AgentForm = ReturnType<typeof useAccountForm<Agent>>

export function RegisterAgentForm() {
  const form = useAccountForm<Agent>({
    schema: agentSchema,
    defaultValues: empty,
    send: apply,
    names: {
      email: 'email',
      password: 'password',
      name: 'firstName',
      phone: 'phoneNumber',
      'phone.number': 'phoneNumber',
      description: 'description',
      agencyName: 'agencyName',
      website: 'website',
    },
  })
  useKeptForm(draft, empty, form, ['password', 'confirm'])
  return (
    <Form
      className={classNames(accountStyles.accountForm, styles.agentForm)}
      noValidate
      onSubmit={form.onSubmit}
    >
      <AgencyFields form={form} />
      <PersonFields form={form} />
      <SubmitButton kind="primary" size="large" busy="Sending">
        Send the application
      </SubmitButton>
    </Form>
  )
}

function AgencyFields({ form: { input, errorOf, control } }: { form: AgentForm }) {
  const countries = usePhoneCountries()
  const written = useWatch({ control, name: 'description' })
  return (
    <fieldset>
      <legend className="subheading">Your agency</legend>
      <Field
        label="Agency name"
        autoComplete="organization"
        {...input('agencyName')}
        error={errorOf('agencyName')}
      />
      <Select label="Country" autoComplete="country" {...input('country')} error={errorOf('country')}>
        <option value="">Choose</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label="Licence number"
        help="If your country gives estate agents one."
        {...input('licenceNumber')}
        error={errorOf('licenceNumber')}
      />
      <Field
        label="Website"
        type="url"
        placeholder=""
        inputMode="url"
        autoComplete="url"
        {...input('website')}
        error={errorOf('website')}
      />
      <TextArea
        label="What you do, and where"
        rows={4}
        help={`${[...written.trim()].length} of 10 to 500 characters`}
        {...input('description')}
        error={errorOf('description')}
      />
    </fieldset>
  )
}

function PersonFields({ form }: { form: AgentForm }) {
  const { input, errorOf, control } = form
  const typed = useWatch({ control, name: 'password' })
  return (
    <fieldset>
      <legend className="subheading">You</legend>
      <NameAndEmailFields form={form} />
      <PhoneField
        country={input('phoneCountry')}
        number={input('phoneNumber')}
        error={errorOf('phoneNumber')}
      />
      <NewPasswordFields form={form} password={typed} />
    </fieldset>
  )
}
