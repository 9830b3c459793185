/** web/accounts/profile: a person's own account, part by part. */
import type { UserInfo } from '#contract/person.ts'
import type { SessionItem } from './sessions-part.tsx'
import { DataPart } from './data-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import '../accounts.css'
import './profile.css'

type Props = { userInfo: UserInfo; sessions: SessionItem[] }

const roleWords = { Admin: 'Admin', Agent: 'Agent', User: 'Member' }

export function ProfilePage({ userInfo, sessions }: Props) {
  return (
    <main id="main" className="page profile">
      <header className="profile-head">
        <span className="profile-mark" aria-hidden="true" translate="no">
          {userInfo.avatarUrl ? (
            <img src={userInfo.avatarUrl} alt="" width={72} height={72} />
          ) : (
            initials(userInfo.name)
          )}
        </span>
        <div>
          <h1 className="title" translate="no">
            {userInfo.name}
          </h1>
          <p className="soft">
            {roleWords[userInfo.role]}
            {userInfo.agency && (
              <>
                , <bdi translate="no">{userInfo.agency.name}</bdi>
              </>
            )}
          </p>
        </div>
      </header>
      <DetailsPart userInfo={userInfo} />
      <EmailPart userInfo={userInfo} />
      <PasswordPart />
      <SessionsPart sessions={sessions} />
      <DataPart />
    </main>
  )
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
