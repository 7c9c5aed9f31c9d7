/**
 * A server that also fetches pages and pushes at addresses of this machine, which other servers refuse: so that services that
 * do not work can be put there. Otherwise it is as `src/main.ts` starts it.
 */
import webPush from 'web-push';
import { createWebPushCarrier } from '../src/adapters/push/createWebPushCarrier.ts';
import { createAddressGuard } from '../src/adapters/web/createAddressGuard.ts';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';

const mayConnect = (): boolean => true;
const guard = createAddressGuard({ protocols: ['http:'], mayConnect });
const keys = webPush.generateVAPIDKeys();
const carrier = createWebPushCarrier({ ...keys, subject: 'mailto:bench@franca.example', guard });
const app = await buildApp(loadConfig(process.env), { mayFetchFrom: mayConnect, pushCarriers: [carrier] });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen();
