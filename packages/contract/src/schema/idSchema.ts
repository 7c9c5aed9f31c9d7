import * as z from 'zod';

/** The `_id` of an entity: a UUID of any version, as a string. */
export const idSchema = z.uuid();
