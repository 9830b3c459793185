/** web/accounts/profile: name, phone, language, currency and area unit. */
import { useEffect } from 'react'
import { z } from 'zod'
import { fullName, nameHints, texts, typed, type UserInfo } from '#contract/http/person.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { areaSign } from '#web/platform/formats/units.ts'
import { languages } from '#web/platform/words/languages.ts'
import { saveUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { useRates } from '#web/platform/money/rates.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useAccountForm } from '../forms/account-form.ts'
import { isPhone } from '#web/platform/session/phone-check.ts'
import { PhoneField } from '#web/ui/forms/phone-field.tsx'
import { Part } from './part.tsx'
import accountStyles from '../account.module.css'
import styles from './profile.module.css'

const schema = z
  .object({
    name: typed(fullName),
    phoneCountry: z.string(),
    phoneNumber: z.string().trim().max(250, texts.phoneInvalid),
    language: z.string(),
    currency: z.string(),
    areaUnit: z.enum(['m2', 'sqft', 'ac', 'ha']),
  })
  .refine((form) => !form.phoneNumber || isPhone(form.phoneNumber, form.phoneCountry), {
    path: ['phoneNumber'],
    message: texts.phoneInvalid,
    when: () => true,
  })
type Details = z.output<typeof schema>

const detailsOf = (userInfo: UserInfo): Details => ({
  name: userInfo.name,
  phoneCountry: userInfo.phone?.country ?? '',
  phoneNumber: userInfo.phone?.number ?? '',
  language: userInfo.language,
  currency: userInfo.currency,
  areaUnit: userInfo.areaUnit,
})

async function save({ phoneCountry, phoneNumber, ...details }: Details): Promise<UserInfo> {
  const { profile } = await signedApi()
  const phone = phoneNumber ? { country: phoneCountry, number: phoneNumber } : null
  const answer = await profile.update({ body: { ...details, phone } })
  saveUserInfo(answer.userInfo)
  tellModals({ type: 'profileSaved' })
  toast.success(answer.message)
  return answer.userInfo
}

export function DetailsPart({ userInfo }: { userInfo: UserInfo }) {
  const { locale } = useFormat()
  const { input, errorOf, onSubmit, reset } = useAccountForm<Details>({
    schema,
    defaultValues: detailsOf(userInfo),
    names: { name: 'name', phone: 'phoneNumber', 'phone.number': 'phoneNumber' },
    send: async (details): Promise<void> => reset(detailsOf(await save(details))),
  })
  // What changes elsewhere (the header's choice, another tab) shows here; what is being typed stays.
  useEffect(() => reset(detailsOf(userInfo), { keepDirtyValues: true }), [userInfo, reset])
  const currencies = useRates().currencies
  return (
    <Part
      title="About you"
      words="Your name stands on enquiries. Currency and unit are how prices and areas are shown to you everywhere."
    >
      <Form className={accountStyles.accountForm} noValidate onSubmit={onSubmit}>
        <Field
          label="Name"
          autoComplete="name"
          translate="no"
          help={nameHints.full}
          {...input('name')}
          error={errorOf('name')}
        />
        <PhoneField
          country={input('phoneCountry')}
          number={input('phoneNumber')}
          error={errorOf('phoneNumber')}
        />
        <div className={styles.profileThree}>
          <Select label="Language" {...input('language')}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code} translate="no">
                {name}
              </option>
            ))}
          </Select>
          <Select label="Currency" {...input('currency')}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
          <Select label="Area unit" {...input('areaUnit')}>
            {(['m2', 'sqft'] as const).map((unit) => (
              <option key={unit} value={unit} translate="no">
                {areaSign(unit, locale)}
              </option>
            ))}
            <option value="ac">acres</option>
            <option value="ha">hectares</option>
          </Select>
        </div>
        <SubmitButton kind="primary" busy="Saving">
          Save
        </SubmitButton>
      </Form>
    </Part>
  )
}
