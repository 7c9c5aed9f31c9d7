// @vitest-environment node
import { expect, test } from 'vitest';
import { fillLoginPage } from './landingPages.ts';

const document = `<html lang="en" data-fr-page>
<title>Sign in</title>
<script src="/first-paint.js"></script>
<script type="module" src="/assets/login.js"></script>
<link rel="modulepreload" href="/assets/app.js">
<div id="root"></div>
</html>`;
const rendered = { language: 'ar', title: 'تسجيل الدخول', markup: '<p>$& $1</p>' };

test('the sign-in is filled in with its language, title and markup, and its scripts ask for the network last', () => {
  expect(fillLoginPage(document, rendered)).toBe(`<html lang="ar" dir="rtl" data-fr-page>
<title>تسجيل الدخول</title>
<script src="/first-paint.js"></script>
<script type="module" fetchpriority="low" src="/assets/login.js"></script>
<link rel="modulepreload" fetchpriority="low" href="/assets/app.js">
<div id="root"><p>$& $1</p></div>
</html>`);
});

test.each(['<html lang="en"', '<title>Sign in</title>', '<div id="root"></div>'])(
  'a document without %s is not filled in',
  (part) => {
    expect(() => fillLoginPage(document.replace(part, ''), rendered)).toThrow(
      'login.html has nothing that matches',
    );
  },
);
