/**
 * Initial settings of every database session. Statements, named or not, use one generic plan for all parameters: none of ours is planned
 * better for particular values (a test checks the plans of all statements), and planning a search statement costs more than running it.
 */
const settings = { timezone: "Asia/Seoul", plan_cache_mode: "force_generic_plan" };

/** The settings as SQL. */
export const sessionSettings = Object.entries(settings)
	.map(([name, value]) => `SET ${name} = '${value}'`)
	.join("; ");

/** The settings as connection options of a server. */
export const sessionOptions = Object.entries(settings)
	.map(([name, value]) => `-c ${name}=${value}`)
	.join(" ");
