/**
 * What every session of a database begins with. A statement by name is planned once, for whatever it is asked: nothing of ours is planned better
 * for one value than for another (a test looks at the plans of all statements so), and planning a search's costs more than running it.
 */
const settings = { timezone: "Asia/Seoul", plan_cache_mode: "force_generic_plan" };

/** As SQL. */
export const sessionSettings = Object.entries(settings)
	.map(([name, value]) => `SET ${name} = '${value}'`)
	.join("; ");

/** As a server takes them when a connection begins. */
export const sessionOptions = Object.entries(settings)
	.map(([name, value]) => `-c ${name}=${value}`)
	.join(" ");
