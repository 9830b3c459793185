/** web/accounts/profile: a person's own account, part by part. */
import type { ReactNode } from 'react'
import type { OwnRequest } from '#contract/accounts/privacy.ts'
import type { Acting } from '#contract/accounts/staff.ts'
import type { UserInfo } from '#contract/http/person.ts'
import type { SessionItem } from './sessions-part.tsx'
import { ActingPart } from './acting-part.tsx'
import { DataPart } from './data-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { EmailPart } from './email-part.tsx'
import { Part } from './part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProfileHead } from './profile-head.tsx'
import { SecondFactorPart, type SecondFactorState } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './profile.module.css'

type Props = {
  userInfo: UserInfo
  sessions: SessionItem[]
  /** When somebody of the team acted as this person. */
  actings: readonly Acting[]
  /** What they asked about their data. */
  requests: readonly OwnRequest[]
  secondFactor: SecondFactorState
  /** What the person is told, where and when; nothing for roles that are told nothing. */
  notifications: ReactNode
}

export function ProfilePage(props: Props) {
  const { userInfo, sessions, actings, requests, secondFactor, notifications } = props
  return (
    <main id="main" className={classNames('page', styles.profile)}>
      <ProfileHead userInfo={userInfo} />
      <DetailsPart userInfo={userInfo} />
      <EmailPart userInfo={userInfo} />
      <PasswordPart />
      {(userInfo.role !== 'User' || secondFactor.since) && <SecondFactorPart state={secondFactor} />}
      {notifications && (
        <Part
          title="Notifications"
          words="What we tell you of homes, where and when. One press ends all of it."
        >
          {notifications}
        </Part>
      )}
      <SessionsPart sessions={sessions} />
      {actings.length > 0 && <ActingPart actings={actings} />}
      <DataPart requests={requests} />
    </main>
  )
}
