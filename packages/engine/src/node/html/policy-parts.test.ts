import { expect, test } from '@rstest/core';
import { listStyleParts } from './policy-parts.ts';
import { readText } from './read-html.ts';

const listPolicyParts = (html: string) => readText(html, '').policy;

test('what a text shows from other hosts, and how it styles itself, is known', () => {
  const html = `<div style="color:red;content:&quot;x&quot;"><img src="https://a.example/x.png" alt="a > b"/><img src="/own.png">
<picture><source srcset="https://c.example/1.webp, https://d.example/2.webp 2x"></picture>
<video poster="https://b.example/p.png" controls><track src="https://e.example/v.vtt"><source src="https://b.example/v.mp4" type="video/mp4"></video>
<table background="https://t.example/t.png"></table><iframe src="https://player.example/embed/1?x=1" style="color:red;content:&quot;x&quot;"></iframe><code>style="none"</code></div>`;
  expect(listPolicyParts(html)).toEqual([
    // Of color:red;content:"x"
    "style-src-attr 'sha256-FyXpxTNvqNOLxi+2tciaBRGq42QY4ijlUw+VJjYajic='",
    'img-src https://a.example',
    'img-src https://c.example',
    'img-src https://d.example',
    'img-src https://b.example',
    'media-src https://e.example',
    'media-src https://b.example',
    'img-src https://t.example',
    'frame-src https://player.example',
  ]);
});

test('so is what its styles, forms and objects load, and a plain text needs nothing', () => {
  const html = `<p style="background:url(https://a.example/1.png)">x</p><style>@import "https://b.example/1.css"; a{src:url(data:font/woff2,x)}</style>
<form action="https://c.example/s"><button formaction="//d.example/t">x</button></form><object data="/x.pdf"></object><audio src="data:audio/wav,x"></audio>`;
  expect(listPolicyParts('<p class="x">style="a" <img src="data:image/png;base64,x"></p>')).toEqual([]);
  expect(listPolicyParts(html).filter((part) => !part.includes('sha256'))).toEqual([
    'font-src https://a.example',
    'form-action https://c.example',
    'form-action d.example',
    "object-src 'self'",
    'media-src data:',
    'style-src https://b.example',
    'font-src data:',
  ]);
});

test.each([
  ['an import', '@import "https://a.example/b.css" layer(c);', ['style-src https://a.example']],
  ['an imported URL', '@import url(//a.example/b.css);', ['style-src a.example']],
  ['an image', 'a{background:url("https://a.example/b.png")}', ['font-src https://a.example']],
  ['a file of the site', 'a{background:url(/assets/b.png)}', []],
  ['a drawing', 'a{mask:url("data:image/svg+xml,%3Csvg xmlns=\'http://a\'%3E")}', []],
])('%s in styles', (_, css, parts) => expect(listStyleParts(css)).toEqual(parts));
