/** Where the build under test is. */
export const appDir = process.env.APP_DIR ?? 'dist'
