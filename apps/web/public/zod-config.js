// Before any module makes a schema: otherwise zod asks whether it may compile them, which the content policy refuses and
// reports. Its configuration is an object of the page, so that several copies of it share one.
globalThis.__zod_globalConfig = { jitless: true };
