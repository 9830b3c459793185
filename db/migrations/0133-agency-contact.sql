-- Website and telephone that agents gave when registering belong to their agencies' pages; from now on approving keeps them.
update agencies a set website = coalesce(a.website, said.website), phone = coalesce(a.phone, said.phone)
from (
  select distinct on (u.agency_id) u.agency_id, p.website, case when p.phone_number like '+%' then p.phone_number end as phone
  from users u join agent_applications p on p.user_id = u.id
  where p.decision = 'approved' and u.agency_id is not null
  order by u.agency_id, p.applied_at
) said
where said.agency_id = a.id and not a.is_demo;
