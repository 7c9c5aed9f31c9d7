/** Name of the migrated, empty database of a test run on PostgreSQL, which those of its tests are copied from. */
export const databaseTemplate = 'franca_template';
