/** web/enquiries: how every form here behaves: checked on sending, errors clear on edit, nothing typed is lost. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#contract/api-error.ts'
import { texts } from '#contract/person.ts'
import { readUserInfo } from '#web/platform/session.ts'
import { keepDraft, readDraft } from './draft.ts'
import { patience, senderFrom, trapName, type MachineCheck } from './sender.ts'

type Options<T extends FieldValues, R> = {
  /** Of the draft: the kind and what it is about. */
  id: string
  schema: z.ZodType<T, T>
  empty: T
  send: (values: T, check: MachineCheck) => Promise<R>
  /** The server's names of fields → the form's, where they differ. */
  names?: Record<string, Path<T>>
}

export function useEnquiryForm<T extends FieldValues, R>({ id, schema, empty, send, names = {} }: Options<T, R>) {
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<T>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
  const [done, setDone] = useState<R | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [watch] = useState(startWatch)
  useRestoring(id, empty, form)
  /** What an input needs; editing clears its error. */
  const input = (name: Path<T>) => form.register(name, { onChange: () => form.clearErrors(name) })
  const errorOf = (name: Path<T>): string | undefined => form.formState.errors[name]?.message as string | undefined

  async function sendNow(values: T, trap: string): Promise<void> {
    setFailure(null)
    if (!(await isPhoneRight(values))) {
      form.setError('phoneNumber' as Path<T>, { message: texts.phoneInvalid }, { shouldFocus: true })
      return
    }
    await patience(watch.elapsed())
    try {
      const answer = await send(values, { trap, openMs: watch.elapsed() })
      keepDraft(id, null)
      setDone(answer)
    } catch (error) {
      setFailure(wordsOf(error))
      for (const [field, text] of fieldErrors(error)) {
        const name = names[field] ?? (commonNames[field] as Path<T> | undefined) ?? (field as Path<T>)
        form.setError(name, { message: text }, { shouldFocus: true })
      }
    }
  }
  /** Back to an empty form, the sender kept. */
  const again = () => {
    watch.restart()
    setDone(null)
    form.reset({ ...empty, ...pick(form.getValues(), Object.keys(commonSender)) } as T)
  }
  return {
    ...form,
    id,
    input,
    errorOf,
    done,
    failure,
    again,
    isBusy: form.formState.isSubmitting,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const trap = String(new FormData(event.currentTarget).get(trapName) ?? '')
      return form.handleSubmit(
        (values) => sendNow(values, trap),
        () => setFailure(null),
      )(event)
    },
  }
}

/** How long the form is open; whole milliseconds. */
function startWatch() {
  let since = performance.now()
  return {
    elapsed: () => Math.round(performance.now() - since),
    restart: () => {
      since = performance.now()
    },
  }
}

const commonNames: Record<string, string> = {
  phone: 'phoneNumber',
  'phone.number': 'phoneNumber',
  'phone.country': 'phoneCountry',
}
const commonSender = { name: 1, email: 1, phoneCountry: 1, phoneNumber: 1 }
const pick = (values: object, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Numbers are checked where one was given; their rules are large, so they load only then. */
async function isPhoneRight(values: FieldValues): Promise<boolean> {
  const number = String(values.phoneNumber ?? '')
  if (!number.trim()) return true
  const { isPhone } = await import('#web/platform/phone-check.ts')
  return isPhone(number, String(values.phoneCountry))
}

const fieldErrors = (error: unknown) => (error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [])
const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

type Form<T extends FieldValues> = ReturnType<typeof useForm<T, unknown, T>>

const isBrowser = typeof document !== 'undefined'

/** What was typed into the page the server wrote, before this program arrived to take it over. */
function typedBefore(id: string): Record<string, unknown> {
  const form = isBrowser ? document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`) : null
  return Object.fromEntries([...(form?.elements ?? [])].filter(isTouched).map(({ name, value }) => [name, value]))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTouched(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) return element.selectedIndex > 0
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox')
  return isText && element.value !== element.defaultValue
}

/** Takes up what was typed in this tab, else what the account knows, and keeps what is typed from now on. */
function useRestoring<T extends FieldValues>(id: string, empty: T, form: Form<T>): void {
  const { reset, subscribe } = form
  // Read while the inputs are still as the person left them.
  const [typed] = useState(() => typedBefore(id))
  useLayoutEffect(() => {
    const userInfo = readUserInfo()
    const known = userInfo && 'name' in empty ? senderFrom(userInfo) : {}
    const names = Object.keys(empty)
    reset({ ...empty, ...known, ...pick(readDraft(id), names), ...pick(typed, names) } as T)
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(id, values) })
    // Once for each thing that is asked about; `empty` is made anew by every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}
