/**
 * web/enquiries: how every form here behaves: checked on sending,
 * errors clear on edit, nothing typed is lost.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#contract/http/api-error.ts'
import { texts } from '#contract/http/person.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { keepDraft, readDraft } from '#web/platform/kept/draft.ts'
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

export function useEnquiryForm<T extends FieldValues, R>(options: Options<T, R>) {
  const { id, schema, empty, send, names = {} } = options
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<T>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // By the order on the page, which is another than that of the program.
    shouldFocusError: false,
  })
  const [done, setDone] = useState<R | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [watch] = useState(startWatch)
  useRestoring({ id, empty }, form)
  const sheet = useRef<HTMLFormElement>(null)
  // The count changes with the errors of the same attempt: by now the fields are drawn as wrong.
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) sheet.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [submitCount])
  /** What an input needs; editing clears its error. */
  const input = (name: Path<T>) => form.register(name, { onChange: () => form.clearErrors(name) })
  const errorOf = (name: Path<T>): string | undefined =>
    form.formState.errors[name]?.message as string | undefined

  /** Back to an empty form, the sender kept. */
  const again = () => {
    watch.restart()
    setDone(null)
    form.reset({ ...empty, ...senderIn(form.getValues()) } as T)
  }
  return {
    ...form,
    input,
    errorOf,
    done,
    failure,
    again,
    /** Answers whether it was sent. */
    onSubmit: async (event: SubmitEvent<HTMLFormElement>): Promise<boolean> => {
      let isDone = false
      sheet.current = event.currentTarget
      const trap = String(new FormData(sheet.current).get(trapName) ?? '')
      await form.handleSubmit(
        async (values) => {
          setFailure(null)
          const problem = await deliver(values, { id, send, trap, watch, setDone })
          isDone = problem === null
          if (problem === null) return
          setFailure(problem.words)
          for (const [field, message] of problem.fields) form.setError(nameOf(field, names), { message })
        },
        () => setFailure(null),
      )(event)
      return isDone
    },
  }
}

type Delivery<T, R> = Pick<Options<FieldValues & T, R>, 'id' | 'send'> & {
  trap: string
  watch: ReturnType<typeof startWatch>
  setDone: (answer: R) => void
}
type Problem = { words: string | null; fields: [field: string, message: string][] }

/** Sends; answers what is wrong, or null when all went well. */
async function deliver<T extends FieldValues, R>(
  values: T,
  { id, send, trap, watch, setDone }: Delivery<T, R>,
): Promise<Problem | null> {
  if (!(await isPhoneRight(values))) return { words: null, fields: [['phoneNumber', texts.phoneInvalid]] }
  await patience(watch.elapsed())
  try {
    const answer = await send(values, { trap, openMs: watch.elapsed() })
    keepDraft(id, null)
    setDone(answer)
    return null
  } catch (error) {
    return { words: wordsOf(error), fields: fieldErrors(error) }
  }
}

/** The form's name of a field the server calls otherwise. */
const nameOf = <T extends FieldValues>(field: string, names: Record<string, Path<T>>): Path<T> =>
  names[field] ?? ((commonNames[field] ?? field) as Path<T>)

/** The first of them on the page takes the focus. */
const wrongField = '[aria-invalid="true"], [data-invalid="true"]'

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
const senderIn = (values: object) => pick(values, Object.keys(commonSender))
const pick = (values: object, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Numbers are checked where one was given; their rules are large, so they load only then. */
async function isPhoneRight(values: FieldValues): Promise<boolean> {
  const number = String(values.phoneNumber ?? '')
  if (!number.trim()) return true
  const { isPhone } = await import('#web/platform/session/phone-check.ts')
  return isPhone(number, String(values.phoneCountry))
}

const fieldErrors = (error: unknown) =>
  error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : []
const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

type Form<T extends FieldValues> = ReturnType<typeof useForm<T, unknown, T>>

/**
 * Takes up what was written in this tab, else what the account knows, and keeps what is written from now on.
 * What stands in the form already was written before its program was here.
 */
type Restoring<T extends FieldValues> = Pick<Options<T, unknown>, 'id' | 'empty'>

function useRestoring<T extends FieldValues>({ id, empty }: Restoring<T>, form: Form<T>): void {
  const { reset, subscribe, getValues, setValue } = form
  const isFirst = useRef(true)
  useEffect(() => {
    const userInfo = readUserInfo()
    const known = userInfo && 'name' in empty ? senderFrom(userInfo) : {}
    const draft = pick(readDraft(id), Object.keys(empty))
    // Whoever watches a field listens only once all effects of this round have run.
    const frame = requestAnimationFrame(() => {
      const written = isFirst.current ? changed(getValues(), empty) : {}
      isFirst.current = false
      const here = enteredOf(known)
      reset({ ...empty, ...known, ...(here && { [here.name]: '' }), ...draft, ...written } as T)
      const fillIn = () => here?.value === '' && setValue(here.name as Path<T>, Reflect.get(known, here.name))
      here?.addEventListener('blur', fillIn, { once: true })
    })
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(id, values) })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
    // Once for each thing that is asked about; `empty` is made again by every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}

/**
 * The empty field that somebody is in already: they are about to type, and what is known of them would run
 * into their own words. It comes when they leave the field as it is.
 */
function enteredOf(known: object): HTMLInputElement | null {
  const here = document.activeElement
  return here instanceof HTMLInputElement && here.value === '' && here.name in known ? here : null
}

/** The fields that are not as they were given. */
const changed = (values: FieldValues, given: FieldValues): object =>
  pick(
    values,
    Object.keys(given).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(given[name])),
  )
