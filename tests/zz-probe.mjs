import { chromium } from '@playwright/test'
const base='http://localhost:4250'
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'})
const T=async(name,f,opt={})=>{const c=await b.newContext({viewport:{width:390,height:844},...opt});const p=await c.newPage();const logs=[];p.on('console',m=>logs.push(m.type()+': '+m.text().slice(0,200)));p.on('pageerror',e=>logs.push('ERR '+e.message.slice(0,300)));try{await f(p,logs)}catch(e){console.log(name,'FAIL',e.message.slice(0,400),logs.slice(-5))}await c.close()}
await T('translate LS only', async(p,logs)=>{
  await p.goto(base+'/api/docs'); await p.evaluate(()=>localStorage.setItem('language','es'))
  for (const path of ['/contactUs','/foreignExchange_app','/connectNow']) {
    await p.context().clearCookies()
    await p.goto(base+path); await p.waitForTimeout(5000)
    console.log(path, await p.evaluate(()=>[document.documentElement.lang, document.querySelector('h1')?.textContent, [...document.querySelectorAll('form button')].map(b=>b.textContent).slice(-1)[0], document.querySelector('form label')?.textContent]), logs.filter(l=>/ERR|error/.test(l)))
  }
})
await T('translate cookie', async(p,logs)=>{
  await p.context().addCookies([{name:'prefs',value:'language=es',url:base}])
  await p.goto(base+'/contactUs'); await p.waitForTimeout(3000)
  const look=()=>p.evaluate(()=>[document.documentElement.lang, document.querySelector('h1')?.textContent, [...document.querySelectorAll('form button')].map(b=>b.textContent).slice(-1)[0], [...document.querySelectorAll('form label')].map(l=>l.textContent)])
  console.log('cookie', JSON.stringify(await look()))
  await p.mouse.move(50,50); await p.waitForTimeout(3000)
  console.log('after move', JSON.stringify(await look()), logs.filter(l=>/ERR|error/.test(l)))
})
for (const [w,h] of [[360,740],[390,844],[844,390],[1440,900]]) await T('toast '+w, async(p,logs)=>{
  await p.goto(base+'/auth'); await p.getByLabel('Email').fill('nobody@example.com'); await p.getByLabel('Password',{exact:true}).fill('Passw0rd!x')
  await p.getByRole('button',{name:'Login',exact:true}).click()
  await p.waitForSelector('.toast'); await p.waitForTimeout(600)
  await p.screenshot({path:`/tmp/acc/toast-${w}.png`})
  console.log(w, await p.evaluate(()=>{const t=document.querySelector('.toast');const r=t.getBoundingClientRect();const c=t.querySelector('button[aria-label=Close]');const cr=c.getBoundingClientRect();const top=document.elementFromPoint(cr.left+cr.width/2,cr.top+cr.height/2);
   const over=[...document.querySelectorAll('[role=dialog] input,[role=dialog] button[type=submit]')].filter(e=>!e.closest('.toast')).filter(e=>{const q=e.getBoundingClientRect();return q.left<r.right&&q.right>r.left&&q.top<r.bottom&&q.bottom>r.top}).map(e=>e.name||e.textContent);
   return JSON.stringify({r:[r.left,r.top,r.width,r.height], onTop:c.contains(top), hid:!!t.closest('[aria-hidden=true]'), inert:!!t.closest('[inert]'), over, active:document.activeElement?.textContent?.slice(0,20)+document.activeElement?.tagName})}))
  await p.keyboard.press('F6'); await p.keyboard.press('Tab'); console.log(' F6', await p.evaluate(()=>document.activeElement.className))
  await p.getByRole('button',{name:'Login',exact:true}).click(); await p.waitForTimeout(700)
  console.log(' toasts after second', await p.locator('.toast').count())
  await p.locator('.toast button[aria-label=Close]').first().click(); await p.waitForTimeout(400)
  console.log(' closed', await p.locator('.toast').count(), 'dialog', await p.getByRole('dialog',{name:'Login'}).count(), logs.filter(l=>/ERR/.test(l)))
},{viewport:{width:w,height:h}})
await b.close()
