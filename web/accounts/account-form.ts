/** web/accounts: how every account form behaves: checked on submit, errors clear on edit, the server's words next to the field. */
import '#web/platform/no-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#contract/api-error.ts'
import { tellModals } from '#web/platform/modals.ts'

type Options<T extends FieldValues> = { schema: z.ZodType<T, T>; defaultValues: DefaultValues<T> }

/** The first field with an error gets the focus. */
export function useAccountForm<T extends FieldValues>({ schema, defaultValues }: Options<T>) {
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
  /** What an input needs; editing clears its error. */
  const input = (name: Path<T>) => form.register(name, { onChange: () => form.clearErrors(name) })
  const errorOf = (name: Path<T>): string | undefined => form.formState.errors[name]?.message as string | undefined
  return { ...form, input, errorOf, isBusy: form.formState.isSubmitting }
}

/** The words of a refusal, or of whatever else went wrong. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

/** Shows a failed call as a sticky toast and its field errors next to the fields. `names` maps the server's names to the form's. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  form: { setError: (name: Path<T>, error: { message: string }) => void },
  names: Record<string, Path<T>>,
): void {
  const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
  for (const [field, message] of Object.entries(fields)) {
    const name = names[field]
    if (name) form.setError(name, { message })
  }
  tellModals({ type: 'failed', message: wordsOf(error) })
}
