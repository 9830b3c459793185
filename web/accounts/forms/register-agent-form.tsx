/** web/accounts: an agent's application: agency, person, phone, licence, description. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { description, email, nameHints, oneName, password, texts, typed } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen } from '#web/platform/session/modals.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Field, Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useAccountForm } from './account-form.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField, PasswordRules } from './password-field.tsx'
import { isPhone } from '#web/platform/session/phone-check.ts'
import { PhoneField, usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import '../accounts.css'

export const agentSchema = z
  .object({
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
      .pipe(
        z.union([
          z.literal(''),
          z.url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://' }),
        ]),
      ),
    description: z.string().refine((text) => description.safeParse(text).success, texts.descriptionInvalid),
    firstName: typed(oneName(texts.firstNameRequired, texts.firstNameInvalid)),
    lastName: typed(oneName(texts.lastNameRequired, texts.lastNameInvalid)),
    email: typed(email),
    phoneCountry: z.string(),
    phoneNumber: z.string().trim().min(1, 'Phone number is required').max(250, texts.phoneInvalid),
    password,
    confirm: z.string().min(1, texts.confirmRequired),
  })
  .refine((form) => !form.confirm || form.confirm === form.password, {
    path: ['confirm'],
    message: texts.passwordsDiffer,
    when: () => true,
  })
  .refine((form) => isPhone(form.phoneNumber, form.phoneCountry), {
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
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: '',
  phoneNumber: '',
  password: '',
  confirm: '',
}

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
  return (
    <Form className="account-form agent-form" noValidate onSubmit={form.onSubmit}>
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
      <Field label="Agency name" autoComplete="organization" {...input('agencyName')} error={errorOf('agencyName')} />
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

function PersonFields({ form: { input, errorOf, control } }: { form: AgentForm }) {
  const typed = useWatch({ control, name: 'password' })
  return (
    <fieldset>
      <legend className="subheading">You</legend>
      <div className="account-pair">
        <Field
          label="First Name"
          autoComplete="given-name"
          help={nameHints.first}
          {...input('firstName')}
          error={errorOf('firstName')}
        />
        <Field
          label="Last Name"
          autoComplete="family-name"
          help={nameHints.last}
          {...input('lastName')}
          error={errorOf('lastName')}
        />
      </div>
      <EmailField {...input('email')} error={errorOf('email')} />
      <PhoneField country={input('phoneCountry')} number={input('phoneNumber')} error={errorOf('phoneNumber')} />
      <PasswordField label="Password" autoComplete="new-password" {...input('password')} error={errorOf('password')} />
      <PasswordRules password={typed} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...input('confirm')}
        error={errorOf('confirm')}
      />
    </fieldset>
  )
}
