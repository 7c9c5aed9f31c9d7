/**
 * An S3-compatible store for development, in a process of its own: `node runS3.ts DIRECTORY PORT`. It keeps objects as
 * files and computes every signature anew, but knows neither users nor TLS: real installations use a real service.
 */
import S3rver from '@20minutes/s3rver';

const [directory = '', port] = process.argv.slice(2);

/** Browsers put and get files there from pages of another origin. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>GET</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>HEAD</AllowedMethod>
  <AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'franca', configs: [cors] }],
});
await server.run();
console.log('S3 is ready');
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
