/** The styles of the overlay, in its shadow tree. It uses the page's appearance. */
export const OVERLAY_CSS = `
:host { color-scheme: light dark; }
* { box-sizing: border-box; margin: 0; }
.cover { position: fixed; inset: 0; overflow: auto; padding: 5vh 16px; background: rgb(0 0 0 / 55%); }
.box {
  max-width: 900px; margin: 0 auto; padding: 20px 24px; border-radius: 12px; border-top: 4px solid #dc2626;
  font: 15px/1.6 system-ui, sans-serif; color: light-dark(#1f2933, #e5e9ee); background: light-dark(#fff, #16191d);
  box-shadow: 0 12px 40px rgb(0 0 0 / 30%);
}
header { display: flex; justify-content: space-between; gap: 16px; }
h1 { font-size: 17px; font-weight: 650; }
article { margin-top: 16px; }
.place { font: 13px/1.6 ui-monospace, monospace; color: light-dark(#b91c1c, #fca5a5); overflow-wrap: anywhere; }
article.warning .place { color: light-dark(#92400e, #fcd34d); }
.rule { font-weight: 400; color: light-dark(#5b6775, #98a3af); }
.message { white-space: pre-wrap; overflow-wrap: anywhere; font-weight: 550; }
.help { white-space: pre-wrap; color: light-dark(#475569, #a9b4c0); }
pre {
  margin: 8px 0; padding: 12px 14px; border-radius: 8px; overflow: auto; font: 13px/1.55 ui-monospace, monospace;
  background: light-dark(#f5f6f8, #0c0e11);
}
footer { margin-top: 16px; font-size: 13px; color: light-dark(#5b6775, #98a3af); }
button {
  width: 28px; height: 28px; border: 0; border-radius: 6px; font: 20px/1 system-ui; color: inherit;
  background: none; cursor: pointer; flex: none;
}
button:hover { background: light-dark(#eceef1, #262b31); }
:focus-visible { outline: 2px solid #2563eb; outline-offset: 2px; }
.note {
  position: fixed; inset: auto 16px 16px auto; display: flex; gap: 8px; align-items: start; max-width: min(560px, 92vw);
  max-height: 60vh; overflow: auto; padding: 8px 12px; border-top-color: #d97706; font-size: 13px;
}
summary { cursor: pointer; line-height: 28px; font-weight: 600; }
`;
