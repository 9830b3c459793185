/** demonstration/workspace: what invented people wrote to an agency, and what it answered. */
import type { LeadState, Side } from '../../../contract/enquiries/enquiry-codes.ts'

export type DemoMessage = { side: Side; body: string; hoursAgo: number }
/**
 * What one person wrote about the home of this place in the agency's
 * list; `isOurs` is the demonstration's own User.
 */
export type DemoThread = {
  home: number
  name: string
  email: string
  phone: string | null
  isOurs: boolean
  hoursAgo: number
  message: string
  state: LeadState
  answers: DemoMessage[]
}

const write = (given: Partial<DemoThread> & Pick<DemoThread, 'home' | 'name' | 'hoursAgo' | 'message'>) => ({
  email: `${given.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@people.example`,
  phone: null,
  isOurs: false,
  state: 'new' as LeadState,
  answers: [],
  ...given,
})

/** Newest first. Nobody in it lives. */
export const threads: readonly DemoThread[] = [
  write({
    home: 0,
    name: 'Tobias Fenwick',
    phone: '+441632960417',
    hoursAgo: 3,
    message:
      'Good morning, is this home still to be had? We could come on Thursday or Friday, after five. Is there a place for two bicycles?',
  }),
  write({
    home: 1,
    name: 'Una Meridian',
    email: 'user@meridian.example',
    isOurs: true,
    hoursAgo: 27,
    message: 'What does heating cost in a year, and how old is the boiler?',
    state: 'answered',
    answers: [
      {
        side: 'agency',
        hoursAgo: 24,
        body: 'Thank you for asking. The owner paid about 1,100 last year; the boiler is of 2019 and is looked after every autumn. I can send you the bills.',
      },
      { side: 'person', hoursAgo: 20, body: 'Please do. And is the attic insulated?' },
    ],
  }),
  write({
    home: 2,
    name: 'Marguerite Delacourt',
    hoursAgo: 75,
    message: 'We are moving from Lyon in spring with two children. How far is the nearest primary school?',
    state: 'answered',
    answers: [
      {
        side: 'agency',
        hoursAgo: 71,
        body: 'It is seven minutes on foot, and the way has a pavement all along. Would you like to see the home by video first?',
      },
    ],
  }),
  write({
    home: 0,
    name: 'Ravi Chandrasekar',
    phone: '+441632960588',
    hoursAgo: 170,
    message:
      'I saw it on Saturday and would like to make an offer. Whom do I write to, and what do you need from me?',
    state: 'offered',
    answers: [
      {
        side: 'agency',
        hoursAgo: 168,
        body: 'To me. Your offer in one line, and how you would pay, is enough for now; I put it to the owner the same day.',
      },
      { side: 'person', hoursAgo: 150, body: 'Thank you. You have it by mail tonight.' },
      { side: 'agency', hoursAgo: 146, body: 'It is with the owner. I call you as soon as I hear.' },
    ],
  }),
  write({
    home: 3,
    name: 'Ines Carvalhal',
    hoursAgo: 410,
    message: 'Are pets welcome? Ours is a quiet dog of eleven years.',
    state: 'done',
    answers: [
      {
        side: 'agency',
        hoursAgo: 405,
        body: 'I am sorry, the house rules do not allow dogs. I will write to you when something comes where they do.',
      },
    ],
  }),
]
