/**
 * web/accounts: how every account form behaves: checked on submit, errors clear on
 * edit, the server's words next to the field.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#contract/http/api-error.ts'
import { keepDraft, readDraft } from '#web/platform/kept/draft.ts'
import { toast } from '#web/ui/toasts/toast.ts'

type Options<T extends FieldValues> = {
  schema: z.ZodType<T, T>
  defaultValues: DefaultValues<T>
  /**
   * Ends when all that follows from it has; `false` says that nothing came of it. What it throws is shown.
   */
  send: (values: T, form: { setError: SetError<T> }) => Promise<unknown>
  /** The server's names of fields → the form's. */
  names?: Record<string, Path<T>>
}
type SetError<T extends FieldValues> = (name: Path<T>, error: { message: string }) => void

/** The first field with an error gets the focus. `onSubmit` is for the `Form` of ui. */
export function useAccountForm<T extends FieldValues>({
  schema,
  defaultValues,
  send,
  names = {},
}: Options<T>) {
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
  const act = useId()
  // What was wrong concerns nobody once the form is gone.
  useEffect(() => () => toast.settle(act), [act])
  /** What an input needs; editing clears its error. */
  const input = (name: Path<T>) => form.register(name, { onChange: () => form.clearErrors(name) })
  const errorOf = (name: Path<T>): string | undefined =>
    form.formState.errors[name]?.message as string | undefined
  const deliver = async (values: T): Promise<boolean> => {
    try {
      const isDone = (await send(values, form)) !== false
      if (isDone) toast.settle(act)
      return isDone
    } catch (error) {
      showFieldErrors(error, form.setError, names)
      toast.error(wordsOf(error), { act })
      return false
    }
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<boolean> => {
    let isDone = false
    await form.handleSubmit(async (values) => {
      isDone = await deliver(values)
    })(event)
    return isDone
  }
  return { ...form, input, errorOf, onSubmit }
}

/**
 * Keeps in this tab what is written, secrets aside, so that leaving half-way, a
 * reload or another language costs nothing. What stands in the form already was written before.
 */
export function useKeptForm<T extends FieldValues>(
  id: string,
  empty: T,
  { getValues, reset, subscribe }: Pick<UseFormReturn<T, unknown, T>, 'getValues' | 'reset' | 'subscribe'>,
  secrets: readonly Path<T>[],
): void {
  useEffect(() => {
    const isKept = (name: string) => !secrets.some((secret) => secret === name)
    const written = Object.entries(getValues()).filter(([name, value]) => value !== empty[name])
    const kept = Object.entries(readDraft(id)).filter(([name]) => name in empty && isKept(name))
    if (kept.length > 0) reset({ ...empty, ...Object.fromEntries([...kept, ...written]) })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keepDraft(id, Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))),
    })
    // Once: what the form begins with does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}

/** The words of a refusal, or of whatever else went wrong. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

/** Shows what a refusal says of fields next to them. */
function showFieldErrors<T extends FieldValues>(
  error: unknown,
  setError: SetError<T>,
  names: Record<string, Path<T>>,
) {
  const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
  for (const [field, message] of Object.entries(fields)) {
    const name = names[field]
    if (name) setError(name, { message })
  }
}
