import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const { url } = JSON.parse(readFileSync('/tmp/webkit/where.json','utf8'));
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox']});
const cases=[['login-en-light',1280,800,'en','light','/login'],['chat-ar-dark',390,800,'ar','dark','/chat'],['landing-fr-light',390,700,'fr','light','/'],['landing-ar-dark',1280,700,'ar','dark','/'],['chat-vi-280',280,600,'vi','light','/chat']];
for (const [n,w,h,l,c,p] of cases){ const x=await b.newContext({viewport:{width:w,height:h},locale:l,colorScheme:c,serviceWorkers:'block'}); await x.addInitScript(()=>{delete URL.canParse}); const g=await x.newPage(); await g.goto(url+p); await g.waitForTimeout(800); await g.screenshot({path:`/tmp/webkit/o-${n}.png`}); await x.close(); }
const x=await b.newContext({viewport:{width:1280,height:800},javaScriptEnabled:false,locale:'en'}); const g=await x.newPage(); await g.goto(url+'/login'); await g.screenshot({path:'/tmp/webkit/o-noscript.png'});
await b.close();
