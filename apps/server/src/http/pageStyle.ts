/** Style of the server's own few pages; a file of its own, since the content security policy allows no inline style. */
export const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid #8884; }
code, pre { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0; }
h2 { margin-block: 2.5rem .5rem; }
`;
