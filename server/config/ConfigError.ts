/** A setting that cannot be used; its message is one line that names it. */
export class ConfigError extends Error {}
