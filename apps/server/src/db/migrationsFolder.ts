import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations, one folder for both engines. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));
