/** web/accounts/profile: a person's own account, part by part. */
import type { UserInfo } from '#contract/http/person.ts'
import type { SessionItem } from './sessions-part.tsx'
import { DataPart } from './data-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProfileHead } from './profile-head.tsx'
import { SecondFactorPart, type SecondFactorState } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './profile.module.css'

type Props = { userInfo: UserInfo; sessions: SessionItem[]; secondFactor: SecondFactorState }

export function ProfilePage({ userInfo, sessions, secondFactor }: Props) {
  return (
    <main id="main" className={classNames('page', styles.profile)}>
      <ProfileHead userInfo={userInfo} />
      <DetailsPart userInfo={userInfo} />
      <EmailPart userInfo={userInfo} />
      <PasswordPart />
      {(userInfo.role !== 'User' || secondFactor.since) && <SecondFactorPart state={secondFactor} />}
      <SessionsPart sessions={sessions} />
      <DataPart />
    </main>
  )
}
