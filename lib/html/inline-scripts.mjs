/**
 * On a first visit the text is painted with the fallback fonts of app/globals.css, which have the
 * same text width, so that the first paint does not wait for the font file. Later visits have the
 * font in the browser cache and use it immediately, and so do browsers without JavaScript.
 */
export const FONT_RULE =
  '@media (scripting:enabled){html:not([data-font]){--font-archivo:"Archivo Fallback"}}';

/**
 * The only inline script of a built page. The Content-Security-Policy in
 * lib/http/security-headers.mjs allows it by its hash. It is minified because every page has it.
 *
 * After the first paint it loads the font, enables the full style sheet and adds the scripts of
 * the page in order, from its attribute `data-files`: a list of [URL, digest]. A background tab
 * does not paint, so it starts one second after the load event; browsers that do not report the
 * first paint start after five seconds.
 *
 * The page uses the font (app/layout.tsx) only when it is loaded. Otherwise the browser would lay
 * out the whole page twice.
 *
 * A click on a button before hydration is repeated after hydration
 * (components/layout/hydration-marker.tsx). Links and forms work without scripts.
 *
 * At once it marks elements whose `data-ends` is in the past (components/ui/until-end.tsx).
 *
 * `src` is set as an attribute and `async` is set after insertion, when it no longer changes the
 * execution order, because React recognises existing scripts by these two attributes.
 */
export const DEFERRED_LOADER =
  "{const d=document,r=d.documentElement.dataset,f=JSON.parse(d.currentScript.dataset.files);let n;" +
  "try{if(localStorage.font)r.font=1}catch{}" +
  "for(const e of d.querySelectorAll('[data-ends]'))if(Date.parse(e.dataset.ends)<Date.now())e.dataset.ended='';" +
  "let b;const early=e=>{b=e.target.closest('button[type=button]')||b};d.addEventListener('click',early,true);" +
  "d.addEventListener('hydrated',()=>{d.removeEventListener('click',early,true);b?.click()},{once:true});" +
  "const start=()=>{if(n)return;n=1;" +
  "d.fonts.load('1em archivo').then(()=>{r.font=1;try{localStorage.font=1}catch{}},()=>{});" +
  "for(const l of d.querySelectorAll('link[rel=stylesheet][disabled]'))l.disabled=false;" +
  "for(const[a,i]of f){const s=d.createElement('script');s.async=false;s.integrity=i;s.setAttribute('src',a);" +
  "d.head.append(s);s.setAttribute('async','')}};" +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(start,d.hidden?1e3:5e3))}";
