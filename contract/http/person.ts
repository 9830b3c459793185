/** contract: what people type about themselves, with the rules and texts of the specification's section 5. */
import { z } from 'zod'
import { areaUnit, countryCode, currencyCode, id, languageTag } from '../vocabulary/common.ts'

export const roles = ['Admin', 'Agent', 'User'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/** Lengths come before patterns, so that no text is long enough to make a pattern slow. */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/
/**
 * Words of letters of any script, each with up to four marks of its own, with single
 * spaces between them. Scripts that write a word in pieces put a joiner between two
 * letters: after a mark, or after an Arabic letter.
 */
export const namePattern =
  /^(?! )(?:\p{L}(?:\p{M}{1,4}(?:[\u200c\u200d](?=\p{L}))?)?|(?=\p{L})\p{Script=Arabic}\u200c(?=\p{L})| (?=\p{L}))+$/u
export const passwordPattern = /^(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}]).{8,}$/su

export const texts = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordInvalid:
    'Password must be at least 8 characters and include one uppercase letter, one number, and one special character',
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  firstNameInvalid: 'First Name should be 3-30 characters and contain only letters',
  lastNameInvalid: 'Last Name should be 3-30 characters and contain only letters',
  nameInvalid: 'Name should be 3-30 characters and contain only letters',
  confirmRequired: 'Confirm Password is required',
  passwordsDiffer: 'Passwords do not match',
  otpRequired: 'OTP is required',
  newPasswordRequired: 'New password is required',
  newPasswordInvalid: 'Password must be at least 8 characters and include a number',
  confirmNewRequired: 'Confirm password is required',
  phoneInvalid: 'Please enter a valid phone number',
  descriptionInvalid: 'Description must be 10 to 500 characters',
} as const

/** How a name is written that has more than letters and spaces, which the rules refuse. */
export const nameHints = {
  first: 'Anne-Marie is written Anne Marie.',
  last: 'O’Brien is written OBrien.',
  full: 'Letters and single spaces: Anne-Marie O’Brien is written Anne Marie OBrien.',
} as const

/**
 * Signs that nobody sees or that turn the text around them:
 * controls, zero-width space, bidirectional overrides.
 */
const unseen = /(?![\n\t])\p{Cc}|[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** Text as it is kept: composed (NFC), without signs nobody sees, without blanks around it. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(unseen, '').trim()
/** A name of free choice in one line, of 2 to 120 characters. */
export const oneLine = (invalid: string) =>
  z
    .string()
    .trim()
    .min(2, invalid)
    .max(120, invalid)
    .refine((text) => cleanText(text) === text.normalize('NFC') && !/[\n\t]/.test(text), invalid)
    .transform(cleanText)

/** `required`: what is said where nothing was sent, as where nothing was typed. */
const bounded = (max: number, tooLong: string, required?: string) =>
  z.string({ error: ({ input }) => (input === undefined ? required : undefined) }).max(max, tooLong)

/**
 * What a person typed into a form: blanks at the ends, which telephones add, are forgiven before the rules.
 * The wire itself stays strict, and passwords are taken as they are.
 */
export const typed = <S extends z.ZodType<unknown, string>>(schema: S) => z.string().trim().pipe(schema)

export const email = bounded(254, texts.emailInvalid, texts.emailRequired)
  .min(1, texts.emailRequired)
  .regex(emailPattern, texts.emailInvalid)
const chosenPassword = (required: string) =>
  bounded(128, texts.passwordInvalid, required).min(1, required).regex(passwordPattern, texts.passwordInvalid)
export const password = chosenPassword(texts.passwordRequired)
/** The one that replaces another: the same rule, asked for in the words of the reset. */
export const newPassword = chosenPassword(texts.newPasswordRequired)
/** A password typed at sign-in: only its presence and length matter, the right one is right. */
export const typedPassword = bounded(128, texts.passwordInvalid, texts.passwordRequired).min(
  1,
  texts.passwordRequired,
)
/** Letters and spaces of a name as people count them: marks and joiners belong to the letter before. */
const lengthOf = (name: string): number => name.replaceAll(/[\p{M}\u200c\u200d]/gu, '').length
const isLong = (name: string, least: number, most: number): boolean =>
  lengthOf(name) >= least && lengthOf(name) <= most
/** At most so many characters, so that patterns stay quick, and composed (NFC). */
const nameText = (most: number, invalid: string) => bounded(most, invalid).normalize('NFC')

/** One of the two names: 3 to 30 letters of any script, single spaces between words. */
export const oneName = (required: string, invalid: string) =>
  nameText(400, invalid)
    .min(1, required)
    .regex(namePattern, invalid)
    .refine((name) => isLong(name, 3, 30), invalid)
/** First and last name joined by a space. */
export const fullName = nameText(800, texts.nameInvalid)
  .regex(namePattern, texts.nameInvalid)
  .refine(
    (name) => isLong(name, 3, 61) && name.split(' ').every((word) => lengthOf(word) <= 30),
    texts.nameInvalid,
  )
export const otp = z
  .string({ error: ({ input }) => (input === undefined ? texts.otpRequired : undefined) })
  .regex(/^[0-9]{4}$/, texts.otpRequired)
/** Free text of 10 to 500 characters, counted as people count them (code points). */
export const freeText = (invalid: string) =>
  bounded(2_000, invalid)
    .transform(cleanText)
    .refine((text) => {
      const n = [...text].length
      return n >= 10 && n <= 500
    }, invalid)
export const description = freeText(texts.descriptionInvalid)
export const phone = z.strictObject({
  country: countryCode,
  number: bounded(250, texts.phoneInvalid).min(1, texts.phoneInvalid),
})
export type Phone = z.infer<typeof phone>

export const userInfo = z.object({
  userId: id,
  role,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: phone.nullable(),
  language: languageTag,
  currency: currencyCode,
  areaUnit,
  avatarUrl: z.string().nullable(),
  agency: z.object({ id, name: z.string() }).optional(),
})
export type UserInfo = z.infer<typeof userInfo>
