/**
 * A first visit is drawn in the stand-ins of the site's font (app/globals.css), whose text is as long, and the font comes
 * after: what is read first has no second request to wait for. From then on it is in the browser's cache, and is used at
 * once. Without scripts it is used at once too.
 */
export const FONT_RULE =
  '@media (scripting:enabled){html:not([data-font]){--font-archivo:"Archivo Stand-in"}}';

/**
 * The one inline script of a built page; the policy of lib/http/security-headers.mjs allows it by its hash. Once the first frame
 * has reached the screen (or a second after the page has loaded in a tab in the background, which draws nothing, and five
 * where a browser does not tell) it asks for the font, turns on the whole style sheet and starts the page's scripts in their
 * order, from its own `data-files`: [address, digest] each. Written small because every page has it.
 *
 * The page takes the font (app/layout.tsx) once it is there and not before: asking for it by using it would lay out the
 * whole page twice, first in the stand-ins again.
 *
 * A button that only a script can answer, pressed while there is none yet, is pressed again when React is there
 * (components/layout/hydration-marker.tsx). Links and forms need no such help: they work without scripts.
 *
 * The address is set as written and `async` afterwards, when it no longer changes the order: React recognises the scripts
 * that are on the page by both.
 */
export const DEFERRED_LOADER =
  "{const d=document,r=d.documentElement.dataset,f=JSON.parse(d.currentScript.dataset.files);let n;" +
  "try{if(localStorage.font)r.font=1}catch{}" +
  "let b;const early=e=>{b=e.target.closest('button[type=button]')||b};d.addEventListener('click',early,true);" +
  "d.addEventListener('hydrated',()=>{d.removeEventListener('click',early,true);b?.click()},{once:true});" +
  "const start=()=>{if(n)return;n=1;" +
  "d.fonts.load('1em archivo').then(()=>{r.font=1;try{localStorage.font=1}catch{}},()=>{});" +
  "for(const l of d.querySelectorAll('link[rel=stylesheet][disabled]'))l.disabled=false;" +
  "for(const[a,i]of f){const s=d.createElement('script');s.async=false;s.integrity=i;s.setAttribute('src',a);" +
  "d.head.append(s);s.setAttribute('async','')}};" +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(start,d.hidden?1e3:5e3))}";
